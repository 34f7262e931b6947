import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { componentStories } from './kit-props.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

// Also for what is drawn before the app is there.
const shown = /\.stories\.|\.fixtures\.|\/example-|src\/web\/(?:api|dist)\/|ui-kit\/foundations\/(?!motion\/)/
// A component that only one screen has looks like something, as those of the kit do.
const componentFolders = new Set(componentStories(root).map(dirname))
const isComponent = (path: string) => path.endsWith('.tsx') && componentFolders.has(dirname(path))
const sources = globSync('{src/web,ui-kit}/**/*.{ts,tsx}', { cwd: root }).filter(path => !shown.test(path))

const forbidden: readonly { readonly what: string; readonly found: RegExp; readonly in: RegExp }[] = [
  {
    what: 'a colour',
    found: /:.*(?:#[\da-f]{6}\b|#[\da-f]{3}\b|\b(?:rgba?|hsla?|oklch)\()/i,
    in: /\.css\.ts$/,
  },
  { what: 'a duration', found: /(?:animation|transition)\w*:.*\s\.?\d[\d.]*m?s\b/i, in: /\.css\.ts$/ },
  { what: 'a size', found: /fontSize: ['"`](?!inherit)(?!calc\([\d.]+ \* \$\{unit\}\))/, in: /\.css\.ts$/ },
  { what: 'a weight', found: /fontWeight: ['"`]?(?:\d|bold|normal)/, in: /\.css\.ts$/ },
  { what: 'a face', found: /fontFamily: ['"`](?!\$|inherit)/, in: /\.css\.ts$/ },
  { what: 'a look of its own', found: /\b(?:className=|style=\{)/, in: /^src\/web\/.*\.tsx$/ },
]

const violations = (path: string, source: string): readonly string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(rule => rule.in.test(path) && rule.found.test(line))
        .map(({ what }) => `${path}:${index + 1} ${what}: ${line.trim()}`),
    )

describe('colours, durations, faces and looks', () => {
  it('come from the theme and the kit', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(
      sources
        .filter(path => !isComponent(path))
        .flatMap(path => violations(path, readFileSync(`${root}${path}`, 'utf8'))),
    ).toEqual([])
  })

  // What was there, or might be: each must be found.
  it.each([
    ['ui-kit/data/a/a.css.ts', "  background: '#F9EBF0',"],
    ['ui-kit/data/a/a.css.ts', "  boxShadow: '0 1px 2px rgb(0 0 0 / .2)',"],
    ['ui-kit/data/a/a.css.ts', '  animation: `§{draw} .7s §{easing}`,'],
    ['ui-kit/data/a/a.css.ts', "  fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',"],
    ['ui-kit/data/a/a.css.ts', "  fontSize: '13px',"],
    ['ui-kit/data/a/a.css.ts', '  fontWeight: 480,'],
    ['ui-kit/data/a/a.css.ts', "  fontWeight: '560',"],
    ['ui-kit/data/a/a.css.ts', "  fontFamily: 'Georgia, serif',"],
    ['src/web/a.tsx', '      <div className={styles.row}>'],
    ['src/web/a.tsx', '      <div style={{ margin: 4 }}>'],
  ])('would be found in %s: %s', (path, line) => {
    expect(violations(path, line.replaceAll('§', '$'))).toHaveLength(1)
  })
})
