/** A module's data about a member, with paged lists read to their end. */
export async function readHeld<Held = Record<string, unknown>>(
  personalDataOf: Promise<unknown>,
): Promise<Held> {
  const held = await personalDataOf
  if (typeof held !== 'object' || held === null) return held as Held
  const parts = Object.entries(held).map(async ([name, part]) => [name, await wholeList(part)])
  return Object.fromEntries(await Promise.all(parts)) as Held
}

const wholeList = (part: unknown) =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part
    ? Array.fromAsync(part as AsyncIterable<unknown>)
    : part
