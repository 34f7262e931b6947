import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { type ApiError, fetchOk } from '../data/request.ts'

interface Part<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
  /** The total, if the server reports it. */
  readonly total: number | undefined
}

interface Parts<Item> {
  readonly queryKey: QueryKey
  /** The URL of the page after the cursor. */
  readonly addressOf: (cursor: { cursor?: string }) => string
  /** The refetch interval in ms, depending on the loaded items. */
  readonly renewInMs?: (items: readonly Item[]) => number | false
  readonly renewOnFocus?: boolean
}

/** A list that the server returns in pages, as far as loaded. */
export function useInfiniteList<Item>({ queryKey, addressOf, renewInMs, renewOnFocus = false }: Parts<Item>) {
  const { data, ...list } = useInfiniteQuery<
    Part<Item>,
    ApiError,
    ListPage<Item>,
    QueryKey,
    string | undefined
  >({
    queryKey: [...queryKey, 'parts'],
    queryFn: ({ pageParam, signal }) => partOf(addressOf(pageParam ? { cursor: pageParam } : {}), signal),
    initialPageParam: undefined,
    getNextPageParam: part => part.next,
    select: listedIn,
    refetchOnWindowFocus: renewOnFocus,
    refetchInterval: query => (query.state.data ? (renewInMs?.(itemsIn(query.state.data)) ?? false) : false),
  })
  return { ...list, items: data?.items, total: data?.total }
}

interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

function listedIn<Item>(parts: { readonly pages: readonly Part<Item>[] }): ListPage<Item> {
  const items = itemsIn(parts)
  return { items, total: parts.pages.at(-1)?.total ?? items.length }
}

const itemsIn = <Item>({ pages }: { readonly pages: readonly Part<Item>[] }) =>
  pages.flatMap(({ items }) => items)

async function partOf<Item>(address: string, signal: AbortSignal): Promise<Part<Item>> {
  const answer = await fetchOk(address, { signal })
  const [, next] = /<([^>]*)>; rel="next"/.exec(answer.headers.get('Link') ?? '') ?? []
  return {
    items: (await answer.json()) as Item[],
    total: totalIn(answer.headers),
    next: (next && new URL(next, location.href).searchParams.get('cursor')) || undefined,
  }
}

function totalIn(headers: Headers): number | undefined {
  const total = headers.get('X-Total-Count')
  return total ? Number(total) : undefined
}
