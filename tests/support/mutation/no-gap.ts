import { readFileSync } from 'node:fs'

/** A mutant that no test can or should catch, and why. */
export interface NoGap {
  /** Relative to `src/modules`. */
  readonly file: string
  /** The line where it begins, without indentation. */
  readonly line: string
  readonly becomes: string
  readonly because: string
}

/** Each is a block of four lines: the file, the line, its replacement, and the reason. */
export const noGaps: readonly NoGap[] = readFileSync(new URL('no-gaps.txt', import.meta.url), 'utf8')
  .split(/\n{2,}/)
  .slice(1)
  .map(noGapFrom)

function noGapFrom(block: string): NoGap {
  const [, file, line, becomes, because] = /^(\S+)\n- (.+)\n\+ (.+)\n {2}(\S.*)\n?$/.exec(block) ?? []
  if (!file || !line || !becomes || !because) throw new Error(`no-gaps.txt has no reason here:\n${block}`)
  return { file, line, becomes, because }
}
