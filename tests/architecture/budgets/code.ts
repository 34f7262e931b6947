import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A file that people write, as its budgets see it. */
export interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string
  readonly text: string
  readonly lines: number
}

const places = '{src,ui-kit,openapi,features,tests,.storybook}/**/*.{ts,tsx,mjs}'
const generated = /^src\/web\/(?:api|dist)\/|^ui-kit\/icons\.ts|routeTree\.gen|features\/\.report\//

/** All hand-written files of code below `root`. */
export function sourceFiles(root: string): readonly SourceFile[] {
  return globSync(places, { cwd: root })
    .filter(path => !generated.test(path))
    .sort()
    .map(path => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.trimEnd().split('\n').length }
    })
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child)
}

const parsed = ({ path, text }: SourceFile) => parseSync(path, text)

/** The texts of a file that people may read, each in one line; what a template fills in is `…`. */
export function textsOf(file: SourceFile): readonly string[] {
  return [...nodesOf(parsed(file).program as unknown as Node)]
    .map(textOf)
    .filter(text => text !== undefined)
    .map(text => text.replaceAll(/\s+/g, ' ').trim())
}

function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral')
    return (node as unknown as Template).quasis.map(({ value }) => value.cooked ?? '').join('…')
  const { value } = node as unknown as { value: unknown }
  return /^(?:Literal|JSXText)$/.test(node.type) && typeof value === 'string' ? value : undefined
}

interface Template {
  readonly quasis: readonly { readonly value: { readonly cooked: string | null } }[]
}

/** The share of lines that have a comment, of all that are not empty. */
export function commentLines(file: SourceFile): { readonly comment: number; readonly all: number } {
  const ofComments = parsed(file).comments.map(({ start, end }) => file.text.slice(start, end))
  const comment = ofComments.join('\n').split('\n').filter(Boolean).length
  return { comment, all: file.text.split('\n').filter(line => line.trim()).length }
}

/** The files of the project that a file imports by a relative path or by `#…`. */
export function importsOf(file: SourceFile): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parsed(file).module
  const texts = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => file.text.slice(start + 1, end - 1)),
  ]
  return [...new Set(texts)].map(text => resolved(file.path, text)).filter(path => path !== '')
}

const roofs: Readonly<Record<string, string>> = {
  '#platform/': 'src/platform/',
  '#ui-kit/': 'ui-kit/',
  '#api/': 'src/web/api/',
}

function resolved(from: string, text: string): string {
  for (const [roof, folder] of Object.entries(roofs))
    if (text.startsWith(roof)) return folder + text.slice(roof.length)
  return text.startsWith('.') ? join(from, '..', text) : ''
}

/**
 * How many calls a front door has: the members of the interface that is called as its file. None where others may hide
 * in what it extends, or where there is no such interface.
 */
export const callsOf = (file: SourceFile, name: string): number => callNamesOf(file, name).length

/** Their names; none where the door is no interface of its own, which counts as a fault elsewhere. */
export function callNamesOf({ text }: SourceFile, name: string): readonly string[] {
  const wanted = name.replaceAll('-', '').toLowerCase()
  const program = parseSync(`${name}.ts`, text).program as unknown as Node
  for (const node of nodesOf(program)) {
    if (node.type !== 'TSInterfaceDeclaration') continue
    const declared = node as unknown as {
      id: { name: string }
      body: { body: { key?: { name?: string } }[] }
      extends: unknown[]
    }
    if (declared.id.name.toLowerCase() === wanted)
      return declared.extends.length > 0 ? [] : declared.body.body.map(({ key }) => key?.name ?? '')
  }
  return []
}

export const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
