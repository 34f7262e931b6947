import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export interface Module {
  readonly file: string
  readonly source: string
  readonly program: Node
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[]
  /** What stands at the top of the file by name: functions, and what constants begin with. */
  readonly declared: ReadonlyMap<string, Node>
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

const read = new Map<string, Module>()

/** A TypeScript file, by its path from the root, as a tree. */
export function moduleOf(file: string): Module {
  const known = read.get(file) ?? parsed(file, readFileSync(root + file, 'utf8'))
  read.set(file, known)
  return known
}

export function parsed(file: string, source: string): Module {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const tree = program as unknown as Node
  return {
    file,
    source,
    program: tree,
    comments,
    declared: constantsIn(tree),
    imported: importsOf(file, tree),
  }
}

/** The node itself and all nodes below it, in the order of the text. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'property' || key === 'key') && node['computed'] === false
    if (!isName) for (const each of [value].flat()) if (isNode(each)) yield* nodesIn(each)
  }
}

export const childOf = (node: Node | undefined, key: string): Node | undefined => {
  const child = node?.[key]
  return isNode(child) ? child : undefined
}

export const childrenOf = (node: Node | undefined, key: string): readonly Node[] => {
  const children = node?.[key]
  return Array.isArray(children) ? children.filter(isNode) : []
}

export const nameOf = (node: Node | undefined): string =>
  node && 'name' in node ? String(node['name']) : String(node?.['value'] ?? '')

/** What constants and functions are, by name, wherever they stand below the node; a loop's variable is what it runs over. */
export function constantsIn(node: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  for (const each of nodesIn(node)) {
    const [id, is] = declared(each)
    for (const name of namesIn(id)) if (is && !found.has(name)) found.set(name, is)
  }
  return found
}

/** The names that a pattern gives: `name`, `{ a, b: c }`, `[a, b]`, `...rest`. */
export const namesIn = (pattern: Node | undefined): readonly string[] =>
  pattern ? [...nodesIn(pattern)].filter(({ type }) => type === 'Identifier').map(nameOf) : []

function declared(node: Node): readonly [Node | undefined, Node | undefined] {
  if (node.type === 'VariableDeclarator') return [childOf(node, 'id'), childOf(node, 'init')]
  if (node.type === 'FunctionDeclaration') return [childOf(node, 'id'), node]
  if (node.type !== 'ForOfStatement') return [undefined, undefined]
  const [variable] = childrenOf(childOf(node, 'left'), 'declarations')
  return [childOf(variable, 'id'), childOf(node, 'right')]
}

function importsOf(file: string, program: Node) {
  const found = new Map<string, { file: string; name: string }>()
  for (const node of childrenOf(program, 'body')) {
    const from = nameOf(childOf(node, 'source'))
    if (node.type !== 'ImportDeclaration' || !from.startsWith('.')) continue
    const at = new URL(from, `file:///${file}`).pathname.slice(1)
    for (const each of childrenOf(node, 'specifiers'))
      found.set(nameOf(childOf(each, 'local')), { file: at, name: nameOf(childOf(each, 'imported')) })
  }
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
