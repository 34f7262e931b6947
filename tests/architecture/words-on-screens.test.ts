import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type SourceFile, sourceFiles, textsOf } from './budgets/code.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Nobody at a front desk in the US would say these. The voice (`ui-kit/foundations/words`) has better ones. */
const stiff = [
  'somebody|anybody',
  'whom',
  'stands? (?:here|there|at|on|in|under|behind|for)',
  'who has the',
  'there (?:is|are) no such',
  'there is (?:nothing|none)',
  'anew',
  'at once',
  '(?:all )?by itself',
  'in these days',
  'no more(?=[.,;:]|$)',
  'any more(?=[.,;:]|$)',
  'not there any more',
  'in force',
  'handed? in',
  'for good',
  'in any case',
  '(?<!when )in doubt',
  'once more',
  '(?:left|leave) empty',
  '(?:says?|said) no to',
  'turns? (?:us|the clinic|you) away',
  'away with it',
  'go(?:es)? on by',
  'of (?:its|our|your) own(?= [a-z])',
  'the app’s own',
  'as the server says',
  'put (?:it |this )?right',
  'what is missing',
  'is no (?!longer|one)[a-z]+',
  'begin with (?:a|one|the)',
  'Rules of the House|Print Kit',
  'e-mails?',
  'mails',
]

const british = [
  'programmes?',
  '(?:multi)?colou?rs?(?<!colors?)(?:ed|ful)?',
  'custom(?:ise[ds]?|ising|isation)',
  '(?:organ|recogn|personal|optim|real|minim|author|summar|apolog)(?:ise[ds]?|ising|isation)',
  'honou?rs?(?<!honors?)(?:ed)?',
  '(?:favou?r|behaviou?r|neighbou?r)(?<!favor|behavior|neighbor)s?(?:ite|ites)?',
  'grey',
  '(?:milli)?metres?|centres?|theatres?',
  'cancell(?:ed|ing)',
  'travelled|labelled|modelled',
  // Not in a study's title.
  'ageing(?!\\? Clin)',
  'tills?',
  'licen[c]e',
  'enquir(?:y|ies|e)',
  'whilst|fulfils?|jewellery|cheques?|catalogues?',
]

const banned = new RegExp(`(?<![\\w-])(?:${[...stiff, ...british].join('|')})(?![\\w-])`, 'i')

/** Where people read what a file says: screens, the demo, and the server's refusals, emails and notifications. */
const isShown = ({ path }: SourceFile) =>
  /^(?:src\/web|src\/demo|ui-kit)\//.test(path)
    ? !/\.(?:stories|fixtures|css)\.|\.d\.ts$|^src\/web\/(?:build|dev)/.test(path)
    : /^src\/(?:server\/(?!baseline)|modules\/(?!.*\/adapters\/|.*(?:module|room|migrations)\.ts))/.test(
        path,
      ) ||
      /^src\/platform\/(?:.*refusals|kernel\/|http\/openapi\/)/.test(path) ||
      path.endsWith('mail-template.ts')

/** Words, and nothing that only programs read: a name of one word in small letters, a path, a query. */
const isText = (text: string) =>
  /^\p{Lu}\p{Ll}+$|\S\s\S/u.test(text) &&
  !/^[.#/]|\(\?:|\b(?:select|from|where|update|insert) .*[=(]/.test(text)

const found = (file: SourceFile) =>
  textsOf(file)
    .filter(isText)
    .flatMap(text => banned.exec(text)?.[0] ?? [])
    .map(word => `${file.path}: ${word}`)

const files = sourceFiles(root).filter(isShown)

describe('a text on a screen', () => {
  it('is what a colleague in the US would say', () => {
    expect(files.length).toBeGreaterThan(900)
    expect(files.flatMap(found)).toEqual([])
  })

  it.each([
    "const hint = 'Somebody denied this request already.'",
    '<Text>What you send stands here.</Text>',
    "const title = 'Programme'",
    '<Text>The colour of your buttons</Text>',
    'const words = `$' + '{name} can’t sign in any more`',
  ])('would be found: %s', text => {
    const file = {
      path: 'src/web/a.tsx',
      text: `export const a = () => (${text.replace(/^const \w+ = /, '')})`,
      lines: 1,
    }
    expect(found(file)).toHaveLength(1)
  })

  it('is no comment, name or key', () => {
    const text = "// Somebody's colour.\nexport const colour = { programme: 'cancelled', honour: 1 }"
    expect(found({ path: 'src/web/a.ts', text, lines: 2 })).toEqual([])
  })
})
