/**
 * Iterates over a list page by page, so that a long one is never in memory as a whole. `read` returns at most `limit`
 * items after the cursor; `cursorOf` returns the cursor of an item.
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
