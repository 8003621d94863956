import { defineConfig } from '@playwright/test'

import journeys from './playwright.config.ts'

/** npm run editing-pictures: takes the pictures of docs/editing.md anew, from the running editor. */
export default defineConfig({ ...journeys, testMatch: 'take-pictures.ts' })
