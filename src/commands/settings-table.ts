import { writeFileSync } from 'node:fs'
import { settingsPage } from '../server/environment.ts'

/** Writes the page about settings; `npm run api` calls it. */
writeFileSync(new URL('../operations/settings.md', import.meta.url), settingsPage())
