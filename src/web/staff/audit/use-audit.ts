import { useInfiniteQuery } from '@tanstack/react-query'
import { getListAuditQueryKey, getListAuditUrl } from '#api/audit/audit.ts'
import type { AuditEntry } from '#api/schemas/index.ts'
import { type ApiError, fetchOk } from '../../data/request.ts'
import type { AuditSearch } from './audit-search.ts'

interface Part {
  readonly entries: readonly AuditEntry[]
  readonly total: number
  readonly next: string | undefined
}

/** The log page by page, newest first. */
export function useAudit(search: AuditSearch) {
  return useInfiniteQuery<Part, ApiError, Part[], readonly unknown[], string | undefined>({
    queryKey: [...getListAuditQueryKey(search), 'parts'],
    queryFn: ({ pageParam, signal }) => partOf(search, pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: part => part.next,
    select: ({ pages }) => pages,
  })
}

async function partOf(search: AuditSearch, cursor: string | undefined, signal: AbortSignal): Promise<Part> {
  const answer = await fetchOk(getListAuditUrl({ ...search, ...(cursor && { cursor }) }), { signal })
  const [, next] = /<([^>]*)>; rel="next"/.exec(answer.headers.get('Link') ?? '') ?? []
  return {
    entries: (await answer.json()) as AuditEntry[],
    total: Number(answer.headers.get('X-Total-Count')),
    next: next ? (new URL(next, location.href).searchParams.get('cursor') ?? undefined) : undefined,
  }
}
