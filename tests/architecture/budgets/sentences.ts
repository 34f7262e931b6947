import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Sentence {
  readonly path: string
  readonly text: string
  readonly words: number
}

const documents = [
  'README.md',
  '.github/*.md',
  'CHANGELOG.md',
  'src/*.md',
  'src/operations/*.md',
  'tests/*.md',
]

/** Every sentence of the documents. Code, table rules and link addresses aren't prose. */
export const sentencesOf = (root: string): readonly Sentence[] =>
  globSync(documents, { cwd: root }).flatMap(path =>
    blocksOf(readFileSync(join(root, path), 'utf8')).flatMap(block =>
      block
        .split(/(?<=[.?!][)”"*]*)\s+(?=["“(*[]*[\p{Lu}\d+])/u)
        .map(text => ({ path, text, words: wordsOf(text) })),
    ),
  )

/** A paragraph, a heading, an item of a list, or a cell of a table. */
export function blocksOf(markdown: string): readonly string[] {
  return (
    markdown
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/^#+ .*$/gm, heading => `\n${heading}\n`)
      .replaceAll(/^(?:Since|Replaced by) .*\.$/gm, '\n')
      .split(/\n(?=\s*(?:[-*]|\d+\.) )|\n\s*\n/)
      .filter(block => !/^(?: {4}|\t)/.test(block))
      .flatMap(block => (/^\s*\|/.test(block) ? block.split(/[|\n]/) : [block]))
      .map(block =>
        block
          .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replaceAll(/`[^`]*`/g, 'Code')
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      // A table's columns, listed.
      .filter(block => !/^\w+(?:, \w+)+$/.test(block))
  )
}

const wordsOf = (text: string) => text.match(/[\p{L}\d][\p{L}\d'’.,:/%$-]*/gu)?.length ?? 0
