import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Source {
  readonly path: string
  readonly text: string
}

const sources: readonly Source[] = globSync('src/modules/**/*.ts').map(path => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

/** The one module whose tables kept an older spelling: renaming a schema would stop the version that still runs. */
const moduleOf = (schema: string) => (schema === 'programme' ? 'program' : schema)

/** Files that read or write entities of a table that another module owns: its schema has the module's name. */
function strangers(files: readonly Source[]): readonly string[] {
  const owners = new Map(
    files.flatMap(({ text }) =>
      [...text.matchAll(/const (\w+Table) = defineEntity\(\{\s*name: '\w+',\s*tableName: '(\w+)\./g)].map(
        ([, name = '', schema = '']) => [name, moduleOf(schema)] as const,
      ),
    ),
  )
  return files.flatMap(({ path, text }) =>
    [...new Set(text.match(/\b\w+Table\b/g))]
      .filter(name => owners.has(name) && !path.startsWith(`src/modules/${owners.get(name)}/`))
      .map(name => `${path} uses ${name}`),
  )
}

describe('the idiom of the database', () => {
  it('is that each module reads and writes its own entities', () => {
    expect(strangers(sources)).toEqual([])
  })

  it('is missed where a module uses those of another', () => {
    const planted = [
      { path: 'src/modules/tiers/a.ts', text: 'const A = TierTable\nconst B = GoalTable' },
      {
        path: 'src/modules/loyalty/b.ts',
        text: "const GoalTable = defineEntity({ name: 'Goal', tableName: 'loyalty.goal' })",
      },
    ]
    expect(strangers(planted)).toEqual(['src/modules/tiers/a.ts uses GoalTable'])
  })
})
