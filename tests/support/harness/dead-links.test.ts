import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deadLinks } from '../../../.storybook/dead-links.ts'

it('finds the links of Storybook that lead nowhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
  for (const each of ['assets', 'icons']) mkdirSync(join(folder, each))
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: { 'components-button--docs': {} } }))
  writeFileSync(join(folder, 'icons/icon.svg'), '')
  writeFileSync(
    join(folder, 'assets/cover.js'),
    `"./?path=/docs/components-button--docs", "./?path=/story/gone--one", "./icons/icon.svg", "/icons/gone.svg"`,
  )
  expect(deadLinks(folder)).toEqual(['gone--one', 'icons/gone.svg'])
})
