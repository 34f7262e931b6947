import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where money, points and dates are written, once for each side. */
const formatters = ['src/web/format/', 'src/platform/kernel/']

const forbidden: readonly { readonly what: string; readonly found: RegExp; readonly in?: RegExp }[] = [
  { what: 'a format of its own', found: /\bIntl\.\w+Format\(|\.toLocale(?:Date|Time)?String\(/ },
  { what: 'money by hand', found: /\.toFixed\(2\)|(?<!\$)\$\$\{(?!(?:values|below|index|\w+\.length))/ },
  { what: 'money by hand', found: /(?:^|>)\s*\$\{\w+\}/, in: /\.tsx$/ },
  { what: 'points by hand', found: /\{[^{}]+\} (?:more )?points?\b/ },
  { what: 'points by hand', found: /'points?(?: (?:was|were))?' : 'points/ },
]

/** Each with its reason; everything else is written by a formatter. */
const exceptions: Readonly<Record<string, RegExp>> = {
  // The texts of milestones are fixed to the letter.
  'src/web/member/celebrations-due.ts': /\$\{points\} points/,
  // '999+' is no number any more.
  'src/web/app/navigation.tsx': /\$\{badge\} points/,
  // An amount as the contract has it, which a formatter writes.
  'src/web/loyalty/points/made-up-member.ts': /\.toFixed\(2\)$/,
  // PostgreSQL's own quotes.
  'src/platform/jobs/installation.ts': /installation\$\$/,
  // The zone of this device, until the clinic's is known.
  'src/web/data/clinic.ts': /DateTimeFormat\(\)\.resolvedOptions/,
  // Whether a zone exists, not how a time is written.
  'src/server/settings-checks.ts': /new Intl\.DateTimeFormat\('en', \{ timeZone: name \}\)/,
}

function violations(path: string, source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(
          rule => (rule.in?.test(path) ?? true) && rule.found.test(line) && !exceptions[path]?.test(line),
        )
        .map(({ what }) => `${path}:${index + 1} ${what}: ${line.trim()}`),
    )
}

describe('money, points and dates', () => {
  it('are written by one formatter each', () => {
    const files = globSync('{src,ui-kit}/**/*.{ts,tsx}', { cwd: root }).filter(
      path =>
        !/\.(?:stories|fixtures)|src\/web\/(?:api|dist)\/|ui-kit\/(?:foundations\/theme|feedback\/count-up)\//.test(
          path,
        ) && !formatters.some(folder => path.startsWith(folder)),
    )
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap(path => violations(path, readFileSync(`${root}${path}`, 'utf8')))).toEqual([])
  })

  // What was on the screens, '§' for '$': each must be found.
  it.each([
    ['a.ts', 'const dollars = (amount: string) => `§§{amount}`'],
    ['a.ts', 'return `§§{value.toFixed(2)} OFF`'],
    ['a.tsx', '            §{price}'],
    ['a.tsx', '<Badge>+{pointsEarned} points</Badge>'],
    ['a.tsx', 'valueText={`§{pointsMissing} more points needed`}'],
    ['a.ts', "`§{points} §{points === 1 ? 'point' : 'points'}`"],
    ['a.ts', "new Intl.DateTimeFormat('en-US')"],
    ['a.ts', "const written = Intl.NumberFormat('en-US')"],
    ['a.ts', 'date.toLocaleDateString()'],
    ['a.ts', 'count.toLocaleString()'],
  ])('would be found by hand in %s: %s', (path, line) => {
    expect(violations(path, line.replaceAll('§', '$'))).not.toEqual([])
  })
})
