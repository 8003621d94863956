import { journey } from './journey.ts'
import { webkitVisitor } from './webkit.ts'

journey(process.env['WEBKIT_DRIVER_PATH'], webkitVisitor)
