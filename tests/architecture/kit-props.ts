import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The stories of components: those of the kit, and of those that a single screen has. */
export const componentStories = (root: string) =>
  globSync('{ui-kit,src/web}/**/*.stories.tsx', { cwd: root }).filter(path =>
    readFileSync(join(root, path), 'utf8').includes('guidance: {'),
  )

/** What a component of the kit says of its props, read from its source as Biome formats it. */
export interface Prop {
  readonly type: string
  readonly name: string
  readonly sentence: string
}

const exported = /^export type (\w+)(?:<[^=]*>)? =/
const member = /^ {2,4}(?:readonly )?(?:'([\w-]+)'|(\w+))\??:/

/** The members of each type that a file exports, with the comment above each, or '' where there is none. */
export function propsIn(source: string): readonly Prop[] {
  const lines = source.split('\n')
  let type = ''
  let depth = 0
  return lines.flatMap((line, index) => {
    const begins = exported.exec(line)
    if (begins) {
      type = begins[1] ?? ''
      depth = 0
    }
    const found = type && depth === 1 ? member.exec(line) : null
    depth += opened(line)
    if (type && !begins && /^\S/.test(line) && !/^[}|&>]/.test(line)) type = ''
    return found ? [{ type, name: found[1] ?? found[2] ?? '', sentence: commentAbove(lines, index) }] : []
  })
}

const opened = (line: string) =>
  [...line].reduce((sum, at) => sum + (at === '{' ? 1 : at === '}' ? -1 : 0), 0)

function commentAbove(lines: readonly string[], index: number): string {
  const end = index - 1
  if (!lines[end]?.trimEnd().endsWith('*/')) return ''
  const start = lines.findLastIndex((line, at) => at <= end && line.trimStart().startsWith('/**'))
  const text = lines
    .slice(start, end + 1)
    .join(' ')
    .replaceAll(/\/\*\*|\*\/|^\s*\*/gm, '')
  return text.replaceAll(/\s+\*?\s*/g, ' ').trim()
}

/** Components whose props have no named type, so that nothing can be said of them. */
export const unnamedPropsIn = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)[^\n]*\}: \{ /gm)].map(([, name = '']) => name)
