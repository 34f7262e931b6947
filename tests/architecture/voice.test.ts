import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What people read: screens, parts of the kit, and what the rules say, refuse and send (D-310). */
const files = globSync(
  ['src/web/**/*.{ts,tsx}', 'ui-kit/**/*.tsx', 'src/modules/**/*.ts', 'src/platform/**/*refusal*.ts'],
  { cwd: root },
).filter(path => !/\.(?:stories|fixtures)\.|src\/web\/(?:api|dist)\/|\/adapters\/|module\.ts$/.test(path))

/** What only people do: what something is, and what the app could not do, may stand in the passive. */
const acts =
  'added|approved|asked|awarded|began|begun|booked|brought back|cancelled|changed|checked in|chosen|claimed|confirmed|' +
  'copied|corrected|credited|decided|deleted|denied|discarded|done|earned|entered|given|handed in|handed out|invited|' +
  'issued|lowered|mended|offered|opened|photographed|printed|promised|published|raised|recorded|redeemed|removed|' +
  'repeated|replaced|reset|retired|revoked|scanned|scheduled|sent|spent|started|stopped|switched off|switched on|taken back|' +
  'told|tried|typed|undone|used|withdrawn|written|written down'
const adverbs =
  '(?:(?:not|never|already|still|also|only|just|now|ever|always|last|once|first|no longer|all) )*'
const passive = new RegExp(
  `\\b(?:was|were|wasn’t|weren’t|been|being|(?<!could not )be) ${adverbs}(?:${acts})\\b(?! from)|` +
    `\\b(?:is|are|gets?|isn’t|aren’t) ${adverbs}(?:told|asked|invited|awarded|taken back|handed out|given)\\b`,
  'gi',
)

/** Each with its reason; everything else says who does it. */
const exceptions: Readonly<Record<string, RegExp>> = {
  // To the letter of the specification.
  'src/web/loyalty/check-in/test-qr-screen.tsx': /Each code can be used once per day/,
  'src/web/identity/accounts/password-reset/use-password-reset.ts': /has been reset successfully/,
  // What members agreed to: other words would ask all of them anew.
  'src/web/privacy/intake/consent-wordings.ts': /./,
  'src/modules/messaging/consents/preferences.ts': /./,
}

/** What is no comment, with the lines that a sentence runs over put together. */
const read = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, '').replaceAll(/\s+/g, ' ')

const passiveIn = (path: string, source: string): readonly string[] =>
  [...read(source).matchAll(passive)]
    .map(({ 0: found, index, input }) => input.slice(Math.max(0, index - 40), index + found.length + 30))
    .filter(said => !exceptions[path]?.test(said))
    .map(said => `${path}: …${said}…`)

describe('what people read', () => {
  it('says who does what a person does', () => {
    expect(files.length).toBeGreaterThan(900)
    expect(files.flatMap(path => passiveIn(path, readFileSync(`${root}${path}`, 'utf8')))).toEqual([])
  })

  // What was said, '§' for '$': each must be found.
  it.each([
    "'A visit was recorded for you by mistake.'",
    "'The points were spent already.'",
    "'An award can be undone within 72 hours.'",
    '<Text>A new one can be\n          issued at any time.</Text>',
    '`§{patient} is told.`',
    "'The patient has been told.'",
    "'The intake was not handed in yet.'",
  ])('would be found in the passive: %s', said => {
    expect(passiveIn('src/web/a.tsx', said.replaceAll('§', '$'))).toHaveLength(1)
  })
})
