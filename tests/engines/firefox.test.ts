import { firefoxVisitor } from './firefox.ts'
import { journey } from './journey.ts'

journey(process.env['FIREFOX_PATH'], firefoxVisitor)
