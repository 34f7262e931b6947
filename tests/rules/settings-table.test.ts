import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingsPage } from '../../src/server/environment.ts'

it('the page about settings is what `npm run api` writes from them', () => {
  const page = readFileSync(new URL('../../src/operations/settings.md', import.meta.url), 'utf8')
  expect(page).toBe(settingsPage())
})
