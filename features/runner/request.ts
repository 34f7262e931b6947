import { parseArgs } from 'node:util'

/** The arguments of `npm run feature`. */
export interface Request {
  readonly shown: boolean
  /** The folder for the report. */
  readonly report: string | undefined
  /** Files, folders, names, tags and anything else that Cucumber accepts. */
  readonly forCucumber: readonly string[]
}

/** `@smoke` alone is a tag; one file or name needs no second browser; Cucumber handles everything unknown. */
export function requestFrom(words: readonly string[]): Request {
  const { values, tokens } = parseArgs({
    args: [...words],
    strict: false,
    tokens: true,
    options: { show: { type: 'boolean' }, report: { type: 'string' } },
  })
  const ours = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in { show: 0, report: 0 })) continue
    ours.add(token.index)
    if (token.name === 'report' && !token.inlineValue) ours.add(token.index + 1)
  }
  const rest = words.filter((_, index) => !ours.has(index)).flatMap(asTag)
  const shown = values['show'] === true
  return {
    shown,
    report: typeof values['report'] === 'string' ? values['report'] : undefined,
    forCucumber: [...rest, ...(rest.includes('--parallel') ? [] : inOneBrowser(rest, shown))],
  }
}

function asTag(word: string, index: number, words: readonly string[]): readonly string[] {
  return word.startsWith('@') && words[index - 1] !== '--tags' ? ['--tags', word] : [word]
}

function inOneBrowser(words: readonly string[], shown: boolean): readonly string[] {
  const isOneFile = words.length === 1 && /\.feature(:\d+)*$/.test(words[0] ?? '')
  return shown || isOneFile || words.includes('--name') ? ['--parallel', '0'] : []
}
