import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Budget, budgets } from './budgets/budgets.ts'
import { sourceFiles } from './budgets/code.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `export const a${n} = ${n}`).join('\n')
const many = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/f${n}.ts`, 'export {}']))
const door = `export interface Points {\n${lines(17).replaceAll(/export const (a\d+) = \d+/g, '  $1(): void')}\n}`

/** A project that breaks one budget each, and what the budget must say of it. */
const planted: Readonly<Record<string, readonly [Readonly<Record<string, string>>, number, RegExp]>> = {
  'lines of src, stories aside': [
    { 'src/web/a.ts': lines(87_601), 'src/web/a.stories.tsx': lines(9) },
    87_601,
    /^$/,
  ],
  'lines of src/platform': [{ 'src/platform/a.ts': lines(8_201) }, 8_201, /^$/],
  "lines of tests and of the features' code": [
    { 'tests/a.test.ts': lines(58_200), 'features/steps/a.ts': lines(1) },
    58_201,
    /^$/,
  ],
  'imports of what is inside of a library': [
    { 'src/a.ts': `${"import { a } from 'pkg/lib/a.js'\n".repeat(16)}a._socket` },
    17,
    /src\/a\.ts: from 'pkg\/lib\/a\.js'/,
  ],
  'files of at most 15 lines': [many('src/web', 301), 301, /src\/web\/f0\.ts: 1/],
  'entries at the top of src': [many('src', 11), 11, /src\/f10\.ts/],
  'files of the largest room': [
    {
      ...many('src/modules/loyalty/points', 25),
      'src/modules/loyalty/points/points.ts': '',
      ...many('src/modules/loyalty', 3),
      ...many('src/modules/programme/rules', 22),
      ...many('src/modules/programme/adapters', 12),
      ...many('src/modules/programme/adapters/parts', 22),
      ...many('src/modules/programme', 11),
    },
    26,
    /points: 26\n\S+\/programme: 23\n\S+\/programme\/adapters\/parts: 22\n\S+\/programme\/rules: 22/,
  ],
  'calls of the largest front door': [
    { 'src/modules/loyalty/points/points.ts': door },
    17,
    /loyalty\/points: 17/,
  ],
  'front doors whose calls nobody can count': [
    {
      'src/modules/loyalty/points/points.ts': 'export type Points = { a(): void }',
      'src/modules/loyalty/loyalty.ts': 'export interface Loyalty extends Points { a(): void }',
      'src/modules/loyalty/check-in/check-in.ts': 'export interface CheckIn { a(): void }',
    },
    2,
    /loyalty\.ts[\s\S]*points\.ts/,
  ],
  'folders past 22 files': [
    Object.assign({}, ...[1, 2, 3, 4, 5].map(n => many(`ui-kit/f${n}`, 23))),
    5,
    /ui-kit\/f1: 23/,
  ],
  'imports across domains of the browser': [
    Object.fromEntries(
      Array.from({ length: 22 }, (_, n) => [
        `src/web/diary/f${n}.ts`,
        "import '../loyalty/a.ts'\nimport '../data/b.ts'",
      ]),
    ),
    22,
    /src\/web\/diary\/f0\.ts → src\/web\/loyalty\/a\.ts/,
  ],
  'lines of decisions': [{ 'src/decisions.md': '\n'.repeat(501) }, 501, /^$/],
  'imports upwards in src/platform/http': [
    {
      'src/platform/http/session/a.ts': "import '../route/b.ts'\nimport '../refusals.ts'",
      'src/platform/http/refusals.ts': '',
    },
    1,
    /src\/platform\/http\/session\/a\.ts → src\/platform\/http\/route\/b\.ts/,
  ],
  'imports upwards in src/web': [
    { 'src/web/data/a.ts': "import '../app/b.ts'", 'src/web/data/a.stories.tsx': "import '../app/b.ts'" },
    1,
    /src\/web\/data\/a\.ts → src\/web\/app\/b\.ts/,
  ],
  'files that a check-in executes': [
    {
      'src/README.md': `1. One\n<!-- files of a check-in -->\n${Array.from({ length: 28 }, (_, n) => `${n + 1}. \`a.ts\`\n`).join('')}`,
    },
    28,
    /a\.ts/,
  ],
  'examples of the largest feature': [
    {
      'features/diary/a.feature': `Feature: A\n${'  Example: One\n'.repeat(6)}  Scenario Outline: Two\n`,
    },
    7,
    /features\/diary\/a\.feature: 7/,
  ],
  'packages that are excused from being used': [
    { 'tests/architecture/knip.json': '{"ignoreDependencies": ["left-pad"]}' },
    1,
    /left-pad/,
  ],
  'lines of comment, in a hundred': [{ 'src/a.ts': `// Why.\n${lines(8)}` }, 11.1, /^$/],
}

async function measured({ measure }: Budget, files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'velora-budgets-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    }
    return measure(root, sourceFiles(root))
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

describe('a budget of the code', () => {
  it.each(budgets.map(budget => [budget.figure, budget] as const))(
    'finds what is past it: %s',
    async (figure, budget) => {
      const [files, value, offender] = planted[figure] ?? [{}, -1, /nothing was planted/]
      const found = await measured(budget, files)
      expect(found.value).toBe(value)
      expect(found.value).toBeGreaterThan(budget.bound)
      expect(found.offenders.join('\n')).toMatch(offender)
    },
  )
})
