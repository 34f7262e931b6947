import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { type RequestFailed, successOf } from '../request.ts'

interface Part<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
}

interface Parts<Item> {
  readonly queryKey: QueryKey
  /** Of the part that begins below the cursor. */
  readonly addressOf: (cursor: { cursor?: string }) => string
  /** When to ask again by itself, in ms; as what is shown says. */
  readonly renewInMs?: (items: readonly Item[]) => number | false
}

/** A list that the clinic gives in parts, as far as somebody has asked for it. */
export function useParts<Item>({ queryKey, addressOf, renewInMs }: Parts<Item>) {
  const { data, ...list } = useInfiniteQuery<
    Part<Item>,
    RequestFailed,
    readonly Item[],
    QueryKey,
    string | undefined
  >({
    queryKey: [...queryKey, 'parts'],
    queryFn: ({ pageParam, signal }) => partOf(addressOf(pageParam ? { cursor: pageParam } : {}), signal),
    initialPageParam: undefined,
    getNextPageParam: part => part.next,
    select: itemsIn,
    refetchInterval: query => (query.state.data ? (renewInMs?.(itemsIn(query.state.data)) ?? false) : false),
  })
  return { ...list, items: data }
}

const itemsIn = <Item>({ pages }: { readonly pages: readonly Part<Item>[] }) =>
  pages.flatMap(({ items }) => items)

async function partOf<Item>(address: string, signal: AbortSignal): Promise<Part<Item>> {
  const answer = await successOf(address, { signal })
  const [, next] = /<([^>]*)>; rel="next"/.exec(answer.headers.get('Link') ?? '') ?? []
  return {
    items: (await answer.json()) as Item[],
    next: (next && new URL(next, location.href).searchParams.get('cursor')) || undefined,
  }
}
