/** The keys of the object literals with this name in a source, each with its value's text. */
export function keysOf(source: string, name: string): readonly (readonly [key: string, value: string])[] {
  return [...source.matchAll(new RegExp(`(?<![\\w.])${name}: \\{`, 'g'))].flatMap(
    ({ index, 0: { length } }) => membersOf(source.slice(index + length)),
  )
}

const closing: Readonly<Record<string, number>> = { '{': 1, '[': 1, '(': 1, '}': -1, ']': -1, ')': -1 }

/** The members of the object that is open at the start of the text. */
function membersOf(text: string): readonly (readonly [string, string])[] {
  const members: string[] = ['']
  let depth = 0
  for (const [piece] of text.matchAll(
    /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|[\s\S]/g,
  )) {
    if (piece.startsWith('//')) continue
    depth += closing[piece] ?? 0
    if (depth < 0) break
    if (piece === ',' && depth === 0) members.push('')
    else members.push((members.pop() ?? '') + piece)
  }
  return members.flatMap(member => {
    const [, quoted, plain, value = ''] = /^\s*(?:'([^']+)'|(\w+))(?::([\s\S]*))?$/.exec(member) ?? []
    const key = quoted ?? plain
    return key ? [[key, value] as const] : []
  })
}
