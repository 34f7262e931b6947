import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { callsOf, commentLines, importsOf, readIfThere, type SourceFile } from './code.ts'
import { sentencesOf } from './sentences.ts'

/** What the whole may grow to (D-119): bounds of totals, none of the shape of a single file. */
export interface Budget {
  readonly figure: string
  readonly bound: number
  readonly measure: (root: string, files: readonly SourceFile[]) => Measured
}

export interface Measured {
  readonly value: number
  /** The worst first: what one would look at. */
  readonly offenders: readonly string[]
}

/** A count of things, each of which is an offender. */
const count = (offenders: readonly string[]): Measured => ({ value: offenders.length, offenders })

/** The largest of them. */
function largest(sizes: readonly (readonly [string, number])[]): Measured {
  const sorted = sizes.toSorted(([, a], [, b]) => b - a)
  return {
    value: sorted[0]?.[1] ?? 0,
    offenders: sorted.slice(0, 5).map(([name, size]) => `${name}: ${size}`),
  }
}

const isTest = ({ path }: SourceFile) => /^(?:tests|features)\/|\.stories\.tsx$/.test(path)

const isOfComponent = ({ path }: SourceFile) =>
  /^ui-kit\/[^/]+\/.+\/[\w-]+\.tsx$/.test(path) && !/\.stories\.tsx$/.test(path)

/** The lines of all files below these folders; what tests a screen beside it, a story, is no source. */
const linesBelow = (files: readonly SourceFile[], folder: RegExp) =>
  files
    .filter(({ path }) => folder.test(path) && !path.endsWith('.stories.tsx'))
    .reduce((sum, { lines }) => sum + lines, 0)

const total = (figure: string, bound: number, folder: RegExp): Budget => ({
  figure,
  bound,
  measure: (_, files) => ({ value: linesBelow(files, folder), offenders: [] }),
})

/** What reaches past a library's front door: a file inside of its package, or a field that it keeps to itself. */
const insidesOfLibraries =
  /from '(?:@[\w.-]+\/)?[\w.-]+\/(?:lib|esm|cjs|build|dist)\/[^']*'|\b(?:\w+)\._(?:socket|events|handle|writev|expire|runExclusive\w*)\b/g

/**
 * A room of a module, or the module itself where it has none: its folder, what is inside, its migrations aside. Its rules, and
 * a folder of its adapters, are read by themselves and count for themselves.
 */
export function roomOf(path: string, rooms: ReadonlySet<string>): string | undefined {
  if (!path.startsWith('src/modules/') || path.includes('/migrations/')) return undefined
  const parts = path.split('/')
  const inner = parts.slice(0, 4).join('/')
  const room = rooms.has(inner) ? inner : parts.slice(0, 3).join('/')
  const apart = /^\/(?:rules|adapters\/[^/]+)(?=\/)/.exec(path.slice(room.length))?.[0] ?? ''
  return room + apart
}

/** Folders of modules that have a front door of their own: a file that is called as the folder. */
export function roomsIn(files: readonly SourceFile[]): ReadonlySet<string> {
  const doors = files.filter(({ path }) => /^src\/modules\/(?:[^/]+\/)?([^/]+)\/\1\.ts$/.test(path))
  return new Set(doors.map(({ path }) => dirname(path)))
}

function filesByRoom(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const rooms = roomsIn(files)
  const sizes = new Map<string, number>()
  for (const { path } of files) {
    const room = roomOf(path, rooms)
    if (room) sizes.set(room, (sizes.get(room) ?? 0) + 1)
  }
  return sizes
}

const shared = new Set([
  'api',
  'app',
  'data',
  'dist',
  'form',
  'format',
  'hydration',
  'member',
  'public',
  'qr',
  'routes',
])

/** The domain of a screen's file; undefined for what every domain may use, and for the root's files. */
export function domainOf(path: string): string | undefined {
  const [, domain] = /^src\/web\/([^/]+)\//.exec(path) ?? []
  return domain && !shared.has(domain) ? domain : undefined
}

function crossDomainImports(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => domainOf(path) !== undefined)
    .flatMap(file =>
      importsOf(file)
        .filter(to => domainOf(to) !== undefined && domainOf(to) !== domainOf(file.path))
        .map(to => `${file.path} → ${to}`),
    )
}

/** From the bottom to the top; in one list are neighbors, which may know each other as far as another bound says. */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/platform/http': [
    ['refusals'],
    ['session'],
    ['rate-limit'],
    ['route'],
    ['openapi', 'pages'],
    ['server'],
  ],
  'src/web': [
    ['hydration', 'qr'],
    ['data'],
    ['form', 'format'],
    ['document', 'member'],
    ['app'],
    ['content', 'diary', 'identity', 'loyalty', 'messaging', 'privacy', 'requests'],
    ['home', 'onboarding', 'profile', 'staff'],
    ['routes'],
  ],
}

/** Imports of a file in a layer above; stories show more than what they are beside. */
function importsUpwards(root: string, files: readonly SourceFile[]): readonly string[] {
  const heightOf = (path: string) => {
    const [part = ''] = path.startsWith(`${root}/`) ? path.slice(root.length + 1).split(/[/.]/) : []
    return layers[root]?.findIndex(layer => layer.includes(part)) ?? -1
  }
  return files
    .filter(({ path }) => heightOf(path) >= 0 && !/\.(?:stories|fixtures)\./.test(path))
    .flatMap(file =>
      importsOf(file)
        .filter(to => heightOf(to) > heightOf(file.path))
        .map(to => `${file.path} → ${to}`),
    )
}

function largeFolders(files: readonly SourceFile[]): readonly string[] {
  const sizes = new Map<string, number>()
  for (const { path } of files) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  return [...sizes]
    .filter(([folder, size]) => size > 22 && folder !== 'src/web/routes')
    .toSorted(([, a], [, b]) => b - a)
    .map(([folder, size]) => `${folder}: ${size}`)
}

function excusedPackages(root: string): readonly string[] {
  const { ignoreDependencies = [] } = JSON.parse(
    readIfThere(join(root, 'tests/architecture/knip.json')) || '{}',
  ) as { ignoreDependencies?: string[] }
  return ignoreDependencies
}

/** The examples of each feature; an outline is one. */
const examplesByFeature = (root: string) =>
  globSync('features/**/*.feature', { cwd: root }).map(path => {
    const text = readFileSync(join(root, path), 'utf8')
    return [path, text.match(/^\s*(?:Example|Scenario|Scenario Outline):/gm)?.length ?? 0] as const
  })

const statementsIn = (text: string): number =>
  text.match(/\b(?:statement|effect)(?:<[\s\S]{0,200}?>)?\(\s*['`]/g)?.length ?? 0

/** What asks the database, and what says how its tables are. */
const isOfDatabase = ({ path, text }: SourceFile) =>
  /^src\/modules\/.*\/adapters\//.test(path) &&
  (statementsIn(text) > 0 || /readonly Migration\[\]|\bdefineEntity\(|\.em\(\)/.test(text))

const named = (files: readonly SourceFile[], name: RegExp) =>
  files.filter(isOfDatabase).flatMap(({ text }) => [...text.matchAll(name)].map(([, table = '']) => table))

const baselineIn = (root: string) => readIfThere(join(root, 'src/server/baseline.sql'))
const linesOf = (text: string) => text.split('\n').length - 1

function tablesWithoutEntity(root: string, files: readonly SourceFile[]): readonly string[] {
  const described = new Set(named(files, /tableName: '([\w.]+)'/g))
  const tables = /create table (?:if not exists )?(\w+\.\w+)/g
  const inBaseline = [...baselineIn(root).matchAll(tables)].map(([, table = '']) => table)
  return [...named(files, tables), ...inBaseline.filter(table => !table.startsWith('platform.'))].filter(
    table => !described.has(table),
  )
}

const fileAt = (files: readonly SourceFile[], wanted: string) => files.find(({ path }) => path === wanted)

const participleType =
  /^(?:export )?(?:interface|type|class) (?!Feed\b)([A-Z][a-z]*ed|Shown|Seen|Sent|Told|Kept|Chosen|Made|Held|Found|Given|Known|Written|Withdrawn)\b/gm

export const budgets: readonly Budget[] = [
  total('lines of src and ui-kit, stories aside', 117_926, /^(?:src|ui-kit)\//),
  total('lines of src/platform', 8_458, /^src\/platform\//),
  total("lines of tests and of the features' code", 67_865, /^(?:tests|features)\//),
  {
    figure: 'imports of what is inside of a library',
    bound: 2,
    measure: (_, files) =>
      count(
        files
          .filter(({ path }) => !path.startsWith('tests/architecture/'))
          .flatMap(({ path, text }) =>
            (text.match(insidesOfLibraries) ?? []).map(each => `${path}: ${each}`),
          ),
      ),
  },
  {
    figure: 'files of at most 15 lines',
    bound: 276,
    measure: (_, files) =>
      count(
        files.filter(file => file.lines <= 15 && !isTest(file)).map(({ path, lines }) => `${path}: ${lines}`),
      ),
  },
  {
    figure: 'folders of the kit',
    bound: 8,
    measure: root => count(globSync('ui-kit/*/', { cwd: root }).sort()),
  },
  {
    figure: 'components of the kit',
    bound: 55,
    measure: (_, files) =>
      count([...new Set(files.filter(isOfComponent).map(({ path }) => dirname(path)))].sort()),
  },
  {
    figure: 'entries at the top of src',
    bound: 10,
    measure: root => count(globSync('src/*', { cwd: root }).sort()),
  },
  {
    figure: 'folders of tests',
    bound: 9,
    measure: root => count(globSync('tests/*/', { cwd: root }).sort()),
  },
  {
    figure: 'files of the largest room',
    bound: 26,
    measure: (_, files) => largest([...filesByRoom(files)]),
  },
  {
    figure: 'calls of the largest front door',
    bound: 18,
    measure: (_, files) =>
      largest(
        [...roomsIn(files)].map(room => {
          const door = fileAt(files, `${room}/${basename(room)}.ts`)
          return [room, door ? callsOf(door, basename(room)) : 0] as const
        }),
      ),
  },
  {
    figure: 'front doors whose calls nobody can count',
    bound: 0,
    measure: (_, files) =>
      count(
        [...roomsIn(files)]
          .map(room => fileAt(files, `${room}/${basename(room)}.ts`))
          .filter(door => door !== undefined)
          .filter(door => callsOf(door, basename(door.path, '.ts')) === 0)
          .map(({ path }) => path),
      ),
  },
  {
    figure: 'types named with a participle',
    bound: 10,
    measure: (_, files) =>
      count(
        files
          .filter(file => !isTest(file) && !file.path.startsWith('src/web/api/'))
          .flatMap(({ path, text }) =>
            [...text.matchAll(participleType)].map(([, name]) => `${path}: ${name}`),
          ),
      ),
  },
  {
    figure: 'folders past 22 files',
    bound: 6,
    measure: (_, files) => count(largeFolders(files)),
  },
  {
    figure: 'imports across domains of the browser',
    bound: 31,
    measure: (_, files) => count(crossDomainImports(files)),
  },
  ...Object.keys(layers).map(root => ({
    figure: `imports upwards in ${root}`,
    bound: 0,
    measure: (_: string, files: readonly SourceFile[]) => count(importsUpwards(root, files)),
  })),
  {
    figure: 'files that a check-in executes',
    bound: 27,
    measure: root => {
      const [, list = ''] = readIfThere(join(root, 'src/README.md')).split('<!-- files of a check-in -->')
      return count(list.match(/^\d+\. .*$/gm) ?? [])
    },
  },
  {
    figure: 'named statements',
    bound: 170,
    measure: (_, files) => {
      const found = files
        .filter(({ path }) => path.startsWith('src/'))
        .map(({ path, text }) => [path, statementsIn(text)] as const)
      return {
        value: found.reduce((sum, [, count]) => sum + count, 0),
        offenders: largest(found).offenders,
      }
    },
  },
  {
    figure: 'lines of SQL adapters and migrations',
    bound: 10_232,
    measure: (root, files) => {
      const inCode = files.filter(isOfDatabase).reduce((sum, { lines }) => sum + lines, 0)
      return { value: inCode + linesOf(baselineIn(root)), offenders: [] }
    },
  },
  {
    figure: 'tables without an entity',
    bound: 0,
    measure: (root, files) => count(tablesWithoutEntity(root, files)),
  },
  {
    figure: 'lines of decisions',
    bound: 500,
    measure: root => {
      const lines = readIfThere(join(root, 'src/decisions.md')).split('\n').length - 1
      return { value: lines, offenders: [] }
    },
  },
  {
    figure: 'words of the longest sentence in the documents',
    bound: 30,
    measure: root => largest(sentencesOf(root).map(({ path, text, words }) => [`${path}: ${text}`, words])),
  },
  {
    figure: 'words that one sentence in ten is longer than',
    bound: 22,
    measure: root => {
      const sorted = sentencesOf(root).toSorted((a, b) => b.words - a.words)
      return { value: sorted[Math.floor(sorted.length / 10)]?.words ?? 0, offenders: [] }
    },
  },
  {
    figure: 'examples of the largest feature',
    bound: 6,
    measure: root => largest(examplesByFeature(root)),
  },
  {
    figure: 'packages that are excused from being used',
    bound: 0,
    measure: root => count(excusedPackages(root)),
  },
  {
    figure: 'lines of comment, in a hundred',
    bound: 10,
    measure: (_, files) => {
      const own = files.filter(file => !isTest(file)).map(commentLines)
      const [comment, all] = [
        own.reduce((n, each) => n + each.comment, 0),
        own.reduce((n, each) => n + each.all, 0),
      ]
      return { value: all === 0 ? 0 : Math.round((1000 * comment) / all) / 10, offenders: [] }
    },
  },
]
