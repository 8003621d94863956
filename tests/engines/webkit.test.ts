import { journey } from './journey.ts'
import { startWebkit } from './webkit.ts'

const { WEBKIT_DRIVER_PATH = '', XVFB_PATH = '' } = process.env

journey(() => startWebkit(WEBKIT_DRIVER_PATH, XVFB_PATH))
