import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const papers = [
  'README.md',
  'src/README.md',
  'src/decisions.md',
  'src/operations/settings.md',
  'src/operations/growth.md',
  'src/operations/clinic-archive.md',
  'src/operations/mail.md',
  'src/operations/README.md',
  '.github/CONTRIBUTING.md',
  'tests/README.md',
  'CHANGELOG.md',
]
const own = '{src,ui-kit,openapi,features,tests,.storybook,.github,.ci}/**/*'
const files = [...globSync(own), ...globSync('{*,.*}')].filter(path => !/^src\/web\/dist/.test(path))
const paths = files.map(path => `/${path}/`)
const code = files
  .filter(path => /\.(?:tsx?|mjs)$/.test(path))
  .map(path => readFileSync(path, 'utf8'))
  .join('\n')

const namedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)

const isPath = (name: string) =>
  /^[\w@$.][\w./@$-]*(?:\.(?:tsx?|mjs|css|feature|md|yml|json)|\w\/)$/.test(name) &&
  !/^node_modules\/|^verb-noun/.test(name)
const isIdentifier = (name: string) => /^[a-z]+[A-Z]\w*$/.test(name)

/** Names that are gone: paths from any folder on, identifiers anywhere in the code. */
function danglingIn(text: string): readonly string[] {
  const names = new Set(namedIn(text))
  return [...names].filter(name => {
    if (isPath(name)) {
      const wanted = `/${name.replace(/^\.?\//, '').replace(/\/$/, '')}/`
      return !paths.some(path => path.endsWith(wanted))
    }
    return isIdentifier(name) && !new RegExp(`\\b${name}\\b`).test(code)
  })
}

it.each(papers)('%s names what is there', paper => {
  expect(danglingIn(readFileSync(paper, 'utf8'))).toEqual([])
})
