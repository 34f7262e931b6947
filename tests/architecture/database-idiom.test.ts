import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What the clinic sets up and staff edit in forms; everything else is read and written by named statements (D-126). */
const byUnitOfWork = [
  'content.category',
  'content.location',
  'content.service',
  'loyalty.check_in_code',
  'loyalty.goal',
]

interface Source {
  readonly path: string
  readonly text: string
}

const sources: readonly Source[] = globSync('src/{modules,platform}/**/*.ts').map(path => ({
  path,
  text: readFileSync(path, 'utf8'),
}))

const tablesIn = (text: string) =>
  [...text.matchAll(/schema: '(\w+)',\s*tableName: '(\w+)'/g)].map(
    ([, schema, table]) => `${schema}.${table}`,
  )

/** Files that use entities without declaring them, and statements that write a table of the unit of work. */
function mixedIdioms(files: readonly Source[]): readonly string[] {
  const written = new RegExp(
    `(?:insert into|update|delete from)\\s+(?:${byUnitOfWork.map(name => name.replace('.', '\\.')).join('|')})\\b`,
  )
  return files.flatMap(({ path, text }) => [
    ...(/\.entities\(\)/.test(text) && tablesIn(text).length === 0
      ? [`${path} uses entities of others`]
      : []),
    ...(written.test(text) ? [`${path} writes a table of the unit of work by a statement`] : []),
  ])
}

describe('the idiom of the database', () => {
  it('is the unit of work for what staff edit in forms, and for nothing else', () => {
    expect(sources.flatMap(({ text }) => tablesIn(text)).toSorted()).toEqual(byUnitOfWork)
  })

  it('is one for each table', () => {
    expect(mixedIdioms(sources)).toEqual([])
  })

  it('is missed where both are used', () => {
    const planted = [
      { path: 'a.ts', text: 'await database.entities().find(GoalTable, {})' },
      { path: 'b.ts', text: "database.statement('x', `update loyalty.goal set title = $1`)" },
      { path: 'c.ts', text: "database.statement('x', `select title from loyalty.goal`)" },
    ]
    expect(mixedIdioms(planted)).toEqual([
      'a.ts uses entities of others',
      'b.ts writes a table of the unit of work by a statement',
    ])
  })
})
