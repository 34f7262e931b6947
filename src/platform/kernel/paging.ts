/**
 * Every item of a list that is read in pages, so that a long one is never in memory as a whole. `read` gives at most
 * `limit` items that come behind the cursor, which is what `cursorOf` says of the last item of the page before.
 */
export async function* everyItem<Item, Cursor>(
  read: (limit: number, after: Cursor | undefined) => Promise<readonly Item[]>,
  cursorOf: (last: Item) => Cursor,
  limit = 200,
): AsyncGenerator<Item, void> {
  let after: Cursor | undefined
  for (;;) {
    const page = await read(limit, after)
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < limit) return
    after = cursorOf(last)
  }
}
