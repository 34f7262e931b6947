import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// dependency-cruiser reads TypeScript with it where it finds it, and otherwise sees not one file of ours.
import '@swc/core'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { boundaries } from './rules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

async function violationsIn(folder: string, places: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(places, {
    baseDir: folder,
    parser: 'swc',
    ruleSet: { forbidden: [...boundaries] },
    validate: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/web/dist/' },
    enhancedResolveOptions: { exportsFields: ['exporting'], conditionNames: ['import', 'node', 'types'] },
  } as never)
  return output as ICruiseResult
}

const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'modules-are-strangers': {
    'src/modules/a/a.ts': "import { b } from '../b/b.ts'\nexport const a = b",
    'src/modules/b/b.ts': 'export const b = 1',
  },
  'rooms-are-strangers': {
    'src/modules/a/rewards/rewards.ts': "import type { B } from '../points/ports.ts'\nexport const a: B = 1",
    'src/modules/a/points/ports.ts': 'export type B = number',
  },
  'rooms-are-introduced-by-their-module': {
    'src/modules/a/a.ts': "import type { B } from './points/ports.ts'\nexport const a: B = 1",
    'src/modules/a/points/ports.ts': 'export type B = number',
  },
  'rooms-are-opened-by-their-module-only': {
    'src/app.ts': "import { b } from './modules/a/rewards/room.ts'\nexport const a = b",
    'src/modules/a/rewards/room.ts': 'export const b = 1',
  },
  'the-inside-is-pure': { 'src/modules/a/a.ts': "import { join } from 'node:path'\nexport const a = join" },
  'rules-know-no-use-case': {
    'src/modules/a/rules/worth.ts': "import { a } from '../a.ts'\nexport const b = a",
    'src/modules/a/a.ts': 'export const a = 1',
  },
  'modules-stand-on-the-platform-only': {
    'src/modules/a/module.ts': "import { port } from '../../server/settings.ts'\nexport const a = port",
    'src/server/settings.ts': 'export const port = 1',
  },
  'adapters-are-reached-through-their-module': {
    'src/app.ts': "import { a } from './modules/a/adapters/http.ts'\nexport const b = a",
    'src/modules/a/adapters/http.ts': 'export const a = 1',
  },
  'modules-are-opened-by-the-app-only': {
    'features/steps/a.ts': "import { a } from '../../src/modules/a/module.ts'\nexport const b = a",
    'src/modules/a/module.ts': 'export const a = 1',
  },
  'modules-are-introduced-at-the-root-only': {
    'openapi/emit.ts': "import { a } from '../src/modules/a/a.ts'\nexport const b = a",
    'src/modules/a/a.ts': 'export const a = 1',
  },
  'platform-knows-no-module': {
    'src/platform/http/server.ts': "import { a } from '../../modules/a/a.ts'\nexport const b = a",
    'src/modules/a/a.ts': 'export const a = 1',
  },
  'the-kernel-imports-nothing': {
    'src/platform/kernel/ids.ts': "import { randomUUID } from 'node:crypto'\nexport const id = randomUUID",
  },
  'web-speaks-http-only': {
    'src/web/main.tsx': "import { a } from '#platform/kernel/money.ts'\nexport const b = a",
    'src/platform/kernel/money.ts': 'export const a = 1',
  },
  'web-is-one-way': {
    'src/web/data/drafts.ts': "import { points } from '../loyalty/points.ts'\nexport const drafts = points",
    'src/web/loyalty/points.ts': 'export const points = 1',
  },
  'web-domains-are-strangers': {
    'src/web/diary/entry.ts': "import { points } from '../loyalty/points.ts'\nexport const entry = points",
    'src/web/loyalty/points.ts': 'export const points = 1',
  },
  'the-kit-knows-only-itself': {
    'ui-kit/actions/button/button.tsx': "import { a } from '../../../src/web/a.ts'\nexport const b = a",
    'src/web/a.ts': 'export const a = 1',
  },
  'no-cycles': {
    'src/web/a.ts': "import { b } from './b.ts'\nexport const a = () => b",
    'src/web/b.ts': "import { a } from './a.ts'\nexport const b = () => a",
  },
  'no-orphans': { 'src/web/lonely.ts': 'export const lonely = 1' },
}

/** What rooms add to rules that were there before them. */
const plantedInRooms: readonly (readonly [string, string, string, string])[] = [
  ['rooms-are-strangers', 'src/modules/a/rewards/adapters/http.ts', '../../points/points.ts', 'points'],
  ['rooms-are-strangers', 'src/modules/a/rewards/room.ts', '../points/adapters/http.ts', 'an adapter'],
  ['rooms-are-strangers', 'src/modules/a/rewards/rewards.ts', '../ports.ts', 'the root of its module'],
  ['rooms-are-introduced-by-their-module', 'src/modules/a/adapters/http.ts', '../points/points.ts', 'a room'],
  ['rooms-are-introduced-by-their-module', 'src/modules/a/rules/a.ts', '../points/points.ts', 'a room'],
  ['rooms-are-strangers', 'src/modules/a/points/points.ts', '../rules/worth.ts', 'the rules of its module'],
  ['rules-know-no-use-case', 'src/modules/a/rules/a.ts', '../adapters/http.ts', 'adapters'],
  ['rules-know-no-use-case', 'src/modules/a/rules/a.ts', 'node:path', 'a package'],
  ['adapters-are-reached-through-their-module', 'src/modules/a/a.ts', './adapters/http.ts', 'adapters'],
  ['modules-are-strangers', 'src/modules/a/rewards/rewards.ts', '../../b/points/points.ts', 'another module'],
  ['the-inside-is-pure', 'src/modules/a/rewards/rewards.ts', 'node:path', 'a package'],
  ['the-inside-is-pure', 'src/modules/a/rewards/rewards.ts', './adapters/http.ts', 'its adapters'],
  ['the-inside-is-pure', 'src/modules/a/rewards/rewards.ts', './room.ts', 'what opens it'],
  [
    'adapters-are-reached-through-their-module',
    'src/app.ts',
    './modules/a/points/adapters/http.ts',
    'adapters',
  ],
]

/** Names of the rules that a project with these files breaks. */
async function brokenBy(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'))
  try {
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const places = [...new Set(Object.keys(files).map(path => path.split('/')[0] ?? ''))]
    const { summary } = await violationsIn(folder, places)
    return summary.violations.map(violation => violation.rule.name)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Folders of modules, adapters aside, that hold no file that is called as they are, or lie in a room. */
function roomsWithoutDoor(paths: readonly string[]): readonly string[] {
  const folders = new Set(paths.map(dirname).filter(folder => !/\/(?:adapters|rules)\b/.test(folder)))
  const isRoom = (folder: string) =>
    folder.split('/').length <= 4 && paths.includes(`${folder}/${basename(folder)}.ts`)
  return [...folders].filter(folder => folder.split('/').length > 3 && !isRoom(folder))
}

describe('the boundaries of the code', () => {
  it('hold in the whole project', async () => {
    const { modules, summary } = await violationsIn(root, ['src', 'ui-kit', 'features', 'openapi', 'tests'])
    expect(modules.filter(({ source }) => /\.tsx?$/.test(source)).length).toBeGreaterThan(100)
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  })

  it.each(Object.entries(planted))('notice a violation of %s', async (rule, files) => {
    expect(await brokenBy(files)).toContain(rule)
  })

  it.each(plantedInRooms)('notice a violation of %s: %s reaches %s (%s)', async (rule, from, to) => {
    const reached = to.startsWith('.') ? { [join(dirname(from), to)]: 'export const b = 1' } : {}
    const text = `import * as b from '${to}'\nexport const a = b`
    expect(await brokenBy({ [from]: text, ...reached })).toContain(rule)
  })

  it.each(['module.ts', 'rewards/room.ts'])('let %s open a room with its adapters', async from => {
    const to = from === 'module.ts' ? './rewards' : '.'
    const names = ['rewards.ts', 'adapters/http.ts']
    const text = names.map((name, n) => `export * as b${n} from '${to}/${name}'`).join('\n')
    const rooms = names.map(name => [`src/modules/a/rewards/${name}`, 'export const b = 1'])
    const broken = await brokenBy({ [`src/modules/a/${from}`]: text, ...Object.fromEntries(rooms) })
    expect(broken).toEqual([])
  })

  it('leaves no folder of a module without a front door', () => {
    expect(roomsWithoutDoor(globSync('src/modules/**/*.ts', { cwd: root }))).toEqual([])
    expect(
      roomsWithoutDoor([
        'src/modules/a/rewards/rewards.ts',
        'src/modules/a/rewards/ports.ts',
        'src/modules/a/rewards/adapters/http.ts',
        'src/modules/a/rewards/gifts/gifts.ts',
        'src/modules/a/points/ports.ts',
        'src/modules/a/adapters/pages/http.ts',
        'src/modules/a/rules/worth.ts',
      ]),
    ).toEqual(['src/modules/a/rewards/gifts', 'src/modules/a/points'])
  })

  it('leaves no folder of the browser with more than 20 files', () => {
    const files = globSync('src/web/**/*.{ts,tsx,css.ts}', { cwd: root })
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => !/^src\/web\/(?:api|dist|routes)\//.test(path))
    const sizes = Object.entries(Object.groupBy(new Set(files), dirname))
    expect(sizes.length).toBeGreaterThan(30)
    expect(sizes.filter(([, inFolder = []]) => inFolder.length > 20).map(([folder]) => folder)).toEqual([])
  })

  it('plants a violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(boundaries.map(({ name }) => name).sort())
  })
})
