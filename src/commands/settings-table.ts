import { writeFileSync } from 'node:fs'
import { settingsPage } from '../server/environment.ts'

/** Writes the settings page; `npm run api` runs it. */
writeFileSync(new URL('../operations/settings.md', import.meta.url), settingsPage())
