import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type SourceFile, sourceFiles, textsOf } from './budgets/code.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Each with its reason; every other text has one home, from where it is imported. */
const exceptions: readonly string[] = [
  // Two buttons at two doors: a member's way back in, and the staff's.
  'Use a Recovery Code',
  // A tile of two pages and the head of the screen behind it: a file for these words would be one more request of Home.
  'Get points for your service',
  // The card's heading, and the dialog that it opens, as the specification has them: the same of Check In.
  'Scan QR Code to Check In',
  // Of the sign-in and of an award: the sign-in has no byte left for a file that both share.
  'Please enter a valid email address',
]

/** Four words or more that begin with a capital: shorter ones (Try Again) are the words of the kit's buttons. */
const isText = (text: string) => /^\p{Lu}/u.test(text) && text.split(' ').length >= 4

/** The texts that stand in several files, each with them. */
function repeated(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>()
  for (const file of files)
    for (const text of new Set(textsOf(file).filter(isText)))
      places.set(text, [...(places.get(text) ?? []), file.path])
  return new Map([...places].filter(([, paths]) => paths.length > 1))
}

const files = sourceFiles(root).filter(
  ({ path }) => path.startsWith('src/web/') && !/\.(?:stories|fixtures)\.|\.d\.ts$/.test(path),
)

const found = repeated(files)

describe('a text of the app', () => {
  it('stands at one place', () => {
    expect(files.length).toBeGreaterThan(600)
    expect(files.flatMap(textsOf).filter(isText).length).toBeGreaterThan(700)
    expect(
      [...found]
        .filter(([text]) => !exceptions.includes(text))
        .map(([text, at]) => `${text}: ${at.join(', ')}`),
    ).toEqual([])
  })

  it('is an exception only where it is repeated', () => {
    expect(exceptions.filter(text => !found.has(text))).toEqual([])
  })

  const said = 'Your membership is on its way'
  // '§' for '$': each must be found beside the same text elsewhere.
  it.each([
    [`<Notice title="${said}" />`, `<Notice title="${said}" />`],
    [`<Text>\n  Your membership is\n  on its way\n</Text>`, `const title = '${said}'`],
    [`const title = { short: \`${said}\` }`, `showToast({ title: '${said}' })`],
    ['`Treatment on §{dayOf(day)} at noon`', '`Treatment on §{day} at noon`'],
    ["'We can’t reach you'", '<p>We can’t reach you</p>'],
    ["'Monthly Specials & Promotions'", '<h2>Monthly Specials & Promotions</h2>'],
  ])('would be found twice: %s and %s', (one, other) => {
    const planted = [one, other].map((text, n) => ({
      path: `src/web/${n}.tsx`,
      text: `export const a = () => f(${text.replaceAll('§', '$').replace(/^const \w+ = /, '')})`,
      lines: 1,
    }))
    expect([...repeated(planted).values()]).toEqual([['src/web/0.tsx', 'src/web/1.tsx']])
  })

  it('is no repetition in one file, in a comment, with fewer words, or as a name', () => {
    const planted = [
      `'${said}' + '${said}'`,
      `/* '${said}' */ 'Try it Again', 'a-name of a thing'`,
      "'Try it Again'",
    ].map((text, n) => ({ path: `src/web/${n}.ts`, text: `f(${text})`, lines: 1 }))
    expect([...repeated(planted).keys()]).toEqual([])
  })
})
