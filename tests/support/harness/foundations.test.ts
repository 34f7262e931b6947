import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync(['ui-kit/foundations/*.ts*', '.storybook/pages/**/*.ts*']).filter(
  file => !file.endsWith('brand-colour.stories.tsx'),
)

it('types no colour, duration or size of the kit a second time', () => {
  const typed = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/#[\da-f]{6}\b|\b\d+ms\b|\b(?:[2-9]|\d{2,})px\b/gi)].map(
      ([value]) => [file, value],
    ),
  )
  expect(files.length).toBeGreaterThan(8)
  expect(typed).toEqual([])
})
