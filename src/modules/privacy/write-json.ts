const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** Streams a value as JSON; async lists are written item by item. */
export async function* writeJson(value: unknown): AsyncGenerator<string, void> {
  if (isList(value)) {
    let comma = ''
    yield '['
    for await (const item of value) {
      yield comma + JSON.stringify(item)
      comma = ','
    }
    yield ']'
    return
  }
  if (!isPlainObject(value)) {
    yield JSON.stringify(value) ?? 'null'
    return
  }
  let comma = '{'
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue
    yield `${comma}${JSON.stringify(name)}:`
    yield* writeJson(part)
    comma = ','
  }
  yield comma === '{' ? '{}' : '}'
}
