import {
  childOf,
  childrenOf,
  constantsIn,
  type Module,
  moduleOf,
  type Node,
  nameOf,
  namesIn,
  nodesIn,
} from './syntax.ts'

/** What a piece of code checks. */
export interface Findings {
  readonly checks: boolean
  /** The words that stand in its expectations, and in what it gives to functions that expect them. */
  readonly texts: readonly string[]
  /** Which of a function's own parameters are expected; a rest parameter takes what follows, too. */
  readonly params: ReadonlySet<number>
}

interface Scope {
  readonly module: Module
  readonly locals: ReadonlyMap<string, Node>
  /** The parameters of the function that is looked at, by name. */
  readonly params: ReadonlyMap<string, number>
}

type Target = { readonly node: Node; readonly module: Module }

const none: Findings = { checks: false, texts: [], params: new Set() }
const known = new Map<Node, Findings>()

/** Looks for expectations in a function or an object, and in the functions of the tests that it calls. */
export function findingsOf(node: Node, module: Module): Findings {
  const before = known.get(node)
  if (before) return before
  // A function that calls itself finds nothing new in itself.
  known.set(node, none)
  const found = lookedAt(node, { module, locals: constantsIn(node), params: paramsOf(node) })
  known.set(node, found)
  return found
}

function lookedAt(node: Node, scope: Scope): Findings {
  const found = { checks: false, texts: [] as string[], params: new Set<number>() }
  const take = (checked: readonly Node[]) => {
    for (const each of checked) collect(each, scope, found)
  }
  for (const each of nodesIn(node)) {
    if (isExpectation(each)) {
      found.checks = true
      take([each])
      continue
    }
    const target = calledBy(each, scope)
    if (!target || target.node === node) continue
    const { checks, texts, params } = findingsOf(target.node, target.module)
    found.checks ||= checks
    found.texts.push(...texts)
    const given = childrenOf(each, 'arguments')
    for (const index of params)
      take(isRest(target.node, index) ? given.slice(index) : given.slice(index, index + 1))
  }
  return found
}

/** `expect(…).toBe(…)`, `expect.poll(…).not.toBe(…)`, `expectOnPage(…).toBeVisible()`; not `expect.any(…)`. */
function isExpectation(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  let calls = 0
  let at: Node | undefined = node
  while (at && at.type !== 'Identifier') {
    if (at.type === 'CallExpression') calls += 1
    at = childOf(at, 'callee') ?? childOf(at, 'object') ?? childOf(at, 'expression')
  }
  return nameOf(at).startsWith('expect') && calls > 1
}

/** Adds the words that stand in an expression, or in what it names, to what was found. */
function collect(node: Node, scope: Scope, found: { texts: string[]; params: Set<number> }, depth = 0): void {
  for (const each of nodesIn(node)) {
    if (each.type === 'Literal') found.texts.push(textOf(each))
    if (each.type === 'TemplateLiteral') found.texts.push(templateOf(each, scope))
    if (each.type !== 'Identifier' || depth > 5) continue
    const param = scope.params.get(nameOf(each))
    if (param !== undefined) found.params.add(param)
    const { node: is, module } = whatIs(nameOf(each), scope) ?? {}
    if (is && module && isPlain(is))
      collect(is, module === scope.module ? scope : outside(module), found, depth + 1)
  }
}

function textOf(literal: Node): string {
  const pattern = literal['regex'] as { readonly pattern: string } | undefined
  return pattern
    ? pattern.pattern.replaceAll(/\\(.)/g, '$1').replaceAll(/^\^|\$$/g, '')
    : String(literal['value'])
}

function templateOf(template: Node, scope: Scope): string {
  const values = childrenOf(template, 'expressions').map(each => whatIs(nameOf(each), scope)?.node)
  const texts = childrenOf(template, 'quasis').map(each => (each['value'] as { cooked: string }).cooked)
  return texts.reduce((text, next, at) => {
    const value = values[at - 1]
    return text + (value?.type === 'Literal' ? textOf(value) : '…') + next
  })
}

/** Data, or what was found on the screen by it: no call that could make anything else of the words. */
function isPlain(node: Node): boolean {
  if (isFunction(node)) return false
  return [...nodesIn(node)].every(each => {
    const called = childOf(each, 'callee')
    return (
      each.type !== 'CallExpression' ||
      /^(?:within|entries|\w+By[A-Z]\w*)$/.test(nameOf(childOf(called, 'property') ?? called))
    )
  })
}

/** The function of the tests that a call calls, or that stands as a story's `play`. */
function calledBy(node: Node, scope: Scope): Target | undefined {
  const isPlay = node.type === 'Property' && nameOf(childOf(node, 'key')) === 'play'
  const named =
    node.type === 'CallExpression' ? childOf(node, 'callee') : isPlay ? childOf(node, 'value') : undefined
  return named?.type === 'Identifier' ? whatIs(nameOf(named), scope) : undefined
}

function whatIs(name: string, { module, locals }: Scope): Target | undefined {
  const here = locals.get(name) ?? module.declared.get(name)
  if (here) return { node: here, module }
  const { file, name: there } = module.imported.get(name) ?? {}
  // Words of the product itself would be compared with themselves.
  if (!file || !there || !/^tests\/|\.(?:stories|fixtures)\./.test(file)) return undefined
  const from = moduleOf(file)
  return whatIs(there, outside(from))
}

const outside = (module: Module): Scope => ({ module, locals: new Map(), params: new Map() })

const isFunction = ({ type }: Node) => /Function/.test(type)

function paramsOf(node: Node): ReadonlyMap<string, number> {
  const params = isFunction(node) ? childrenOf(node, 'params') : []
  return new Map(params.flatMap((param, index) => namesIn(param).map(name => [name, index] as const)))
}

const isRest = (node: Node, index: number) => childrenOf(node, 'params')[index]?.type === 'RestElement'
