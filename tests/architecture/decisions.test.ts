import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const most = { entries: 90, linesOfReason: 5 }
const places = [
  'src/**/*.{ts,tsx,mts,mjs,js,md}',
  '{ui-kit,tests,features,openapi}/**/*.{ts,tsx,feature,md}',
  '.storybook/**/*.{ts,tsx}',
  '{*,.github/*}.md',
  'docker-compose.yml',
  'src/operations/{Dockerfile,debian/*}',
]
const generated = /src\/web\/(?:api|dist)\/|routeTree\.gen/
const files = globSync(places).filter(file => !generated.test(file))
const texts = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))

const page = readFileSync('src/decisions.md', 'utf8')
const areas = ['Product', 'Architecture', 'Data', 'Messages', 'Security', 'Operations']

interface Decision {
  readonly number: number
  readonly heading: string
  readonly status: string
  readonly reasons: readonly string[]
}

const decisions: readonly Decision[] = page
  .split(/^###? (?=D-\d)/m)
  .slice(1)
  .map(text => {
    const [heading = '', status = '', ...reasons] = text
      .replace(/^## .*/m, '')
      .trim()
      .split('\n')
    return { number: Number(/^D-(\d+)/.exec(heading)?.[1]), heading, status, reasons }
  })
const known = new Set(decisions.map(({ number }) => number))

const citedIn = (text: string) => [...text.matchAll(/\bD-(\d+)\b/g)].map(([, number]) => Number(number))

describe('the decisions', () => {
  it('are few, and each has a number of its own', () => {
    expect(decisions.length).toBeLessThanOrEqual(most.entries)
    expect(known.size).toBe(decisions.length)
  })

  it('are grouped by area', () => {
    expect([...page.matchAll(/^## (.*)/gm)].map(([, area]) => area)).toEqual(areas)
    expect(page.slice(page.indexOf('\n|'), page.indexOf('\n## ')).match(/\(#\w+\)/g)).toEqual(
      areas.map(area => `(#${area.toLowerCase()})`),
    )
  })

  it('each state in a title what was decided, since when, and in a few lines why', () => {
    const amiss = decisions.filter(
      ({ heading, status, reasons }) =>
        !/^D-\d+ · \S/.test(heading) ||
        !/^Since \d{4}-\d\d-\d\d\.$|^Replaced by D-\d+\.$/.test(status) ||
        reasons.length === 0 ||
        reasons.length > most.linesOfReason,
    )
    expect(amiss.map(({ heading }) => heading)).toEqual([])
  })

  it('are there for every number that is cited', () => {
    const dangling = [...texts].flatMap(([file, text]) =>
      citedIn(text)
        .filter(number => !known.has(number))
        .map(number => `${file} cites D-${number}`),
    )
    expect(dangling).toEqual([])
  })

  it('are the only paper that the code names, beside those that are there', () => {
    const there = new Set(
      globSync('{*,src/*,openapi/*,.github/*,src/**/*,tests/**/*}.md').map(file => basename(file)),
    )
    const named = [...texts]
      .filter(([file]) => !file.endsWith('.md'))
      .flatMap(([file, text]) =>
        [...text.matchAll(/\b[\w-]+\.md\b/g)]
          .filter(([name]) => !there.has(name))
          .map(([name]) => `${file} names ${name}`),
      )
    expect(named).toEqual([])
  })
})
