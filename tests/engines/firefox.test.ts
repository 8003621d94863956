import { startFirefox } from './firefox.ts'
import { journey } from './journey.ts'

const { FIREFOX_PATH = '' } = process.env

journey(() => startFirefox(FIREFOX_PATH))
