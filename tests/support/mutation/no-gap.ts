import { readFileSync } from 'node:fs'

/** A mutant that no test can catch, or that none should, and why. */
export interface NoGap {
  /** Under `src/modules`. */
  readonly file: string
  /** The line in which it begins, without its indentation. */
  readonly line: string
  readonly becomes: string
  readonly because: string
}

/** Each a block of four lines: the file, the line, what becomes of it, and the reason. */
export const noGaps: readonly NoGap[] = readFileSync(new URL('no-gaps.txt', import.meta.url), 'utf8')
  .split(/\n{2,}/)
  .slice(1)
  .map(noGapFrom)

function noGapFrom(block: string): NoGap {
  const [, file, line, becomes, because] = /^(\S+)\n- (.+)\n\+ (.+)\n {2}(\S.*)\n?$/.exec(block) ?? []
  if (!file || !line || !becomes || !because) throw new Error(`no-gaps.txt has no reason here:\n${block}`)
  return { file, line, becomes, because }
}
