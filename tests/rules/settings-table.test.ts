import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsInReadme } from '../../src/server/settings-in-readme.ts'
import { settingNames, settingRows } from '../../src/server/settings-table.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

describe('the table of settings in README', () => {
  it('is what `npm run api` prints from the settings', () => {
    const [, table = ''] = readme.split('## Settings (environment)\n\n')
    expect(table.trim()).toBe(settingsInReadme())
  })

  it('has every setting but the one that Node’s tools know', () => {
    const listed = settingRows.flatMap(({ settings }) => Object.keys(settings))
    expect([...listed, 'NODE_ENV'].sort()).toEqual([...settingNames].sort())
  })
})
