import { globSync } from 'node:fs'
import { type Findings, findingsOf } from './findings.ts'
import type { Shown } from './shown.ts'
import { childOf, childrenOf, type Module, moduleOf, type Node, nameOf, nodesIn, root } from './syntax.ts'

const places = ['tests/**/*.test.ts', 'src/web/**/*.stories.tsx', 'ui-kit/**/*.stories.tsx']

/** Every test and story, with the tags of the comment line above it. */
export function shownInCode(): readonly Shown[] {
  return globSync(places, { cwd: root })
    .toSorted()
    .flatMap(file => shownInModule(moduleOf(file)))
}

export function shownInModule(module: Module): readonly Shown[] {
  const tags = tagLines(module)
  const shown = [...nodesIn(module.program)].flatMap(node => {
    const found = testIn(node, module) ?? storyIn(node, module)
    if (!found) return []
    const above = tags.filter(({ at }) => isAbove(at, node, module))
    for (const each of above) tags.splice(tags.indexOf(each), 1)
    return [{ ...found, where: placeOf(node, module), tags: above.flatMap(each => each.tags) }]
  })
  const lost = tags.map(({ at, tags }) => {
    const where = `${module.file}:${lineOf(at.start, module)}`
    return { title: '', where, tags, texts: [], problem: 'stands above no test or story' }
  })
  return [...shown, ...lost]
}

type Found = Pick<Shown, 'title' | 'texts' | 'problem'>
type Span = Pick<Node, 'start' | 'end'>

function testIn(node: Node, module: Module): Found | undefined {
  const call = node.type === 'ExpressionStatement' ? childOf(node, 'expression') : undefined
  const names = call?.type === 'CallExpression' ? [...chain(childOf(call, 'callee'))] : []
  if (!call || !/^(?:it|test)$/.test(names.at(-1) ?? '')) return undefined
  const [title, ...rest] = childrenOf(call, 'arguments')
  const body = rest.findLast(({ type }) => /Function/.test(type))
  const isLeftOut = names.some(name => /^(?:skip|todo|fails|skipIf|runIf)$/.test(name))
  if (!body || isLeftOut) return { title: nameOf(title), texts: [], problem: 'is not run' }
  const { checks, texts, params } = findingsOf(body, module)
  const table = params.size > 0 ? childrenOf(childOf(call, 'callee'), 'arguments') : []
  const given = table.flatMap(each => findingsOf(asExpected(each), module).texts)
  return found(nameOf(title), { checks, texts: [...texts, ...given], params })
}

/** The rows of `it.each(…)` are expected where its parameters are. */
const asExpected = (table: Node): Node => {
  const at = { start: table.start, end: table.end }
  const named = { type: 'Identifier', name: 'expect', ...at }
  const expecting = { type: 'CallExpression', callee: named, arguments: [table], ...at }
  return {
    type: 'CallExpression',
    callee: { type: 'MemberExpression', object: expecting, ...at },
    arguments: [],
    ...at,
  }
}

function storyIn(node: Node, module: Module): Found | undefined {
  if (node.type !== 'ExportNamedDeclaration' || !module.file.includes('.stories.')) return undefined
  const [story] = childrenOf(childOf(node, 'declaration'), 'declarations')
  const init = childOf(story, 'init')
  return init && found(nameOf(childOf(story, 'id')), findingsOf(init, module))
}

const found = (title: string, { checks, texts }: Findings): Found =>
  checks ? { title, texts } : { title, texts, problem: 'expects nothing' }

/** `it.each(…)` gives each, it. */
function* chain(node: Node | undefined): Generator<string> {
  if (!node) return
  if (node.type === 'Identifier') yield nameOf(node)
  const property = childOf(node, 'property')
  if (property) yield nameOf(property)
  yield* chain(childOf(node, 'callee') ?? childOf(node, 'object'))
}

const tagLine = /^\s*@(?:customer|staff)-\d/

const tagLines = ({ comments }: Module) =>
  comments
    .filter(({ value }) => tagLine.test(value))
    .map(comment => ({ at: comment as Span, tags: comment.value.trim().split(/\s+/) }))

const isAbove = (comment: Span, node: Span, { source }: Module) =>
  comment.end < node.start && /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*$/.test(source.slice(comment.end, node.start))

const lineOf = (at: number, { source }: Module) => source.slice(0, at).split('\n').length
const placeOf = ({ start }: Span, module: Module) => `${module.file}:${lineOf(start, module)}`
