import { useInfiniteQuery } from '@tanstack/react-query'
import { getListDiaryEntriesQueryKey, listDiaryEntries } from '#api/diary/diary.ts'
import type { DiaryEntry } from '#api/schemas/index.ts'
import type { ApiError } from '../data/request.ts'

const pageLength = 30

/** The member's diary, newest first, as far as loaded. */
export function useDiary() {
  const { data, ...diary } = useInfiniteQuery<
    DiaryEntry[],
    ApiError,
    { pages: DiaryEntry[][] },
    unknown[],
    string | undefined
  >({
    queryKey: [...getListDiaryEntriesQueryKey(), 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      listDiaryEntries({ limit: pageLength + 1, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: page => (page.length > pageLength ? page[pageLength - 1]?.id : undefined),
  })
  return { ...diary, entries: data?.pages.flatMap(page => page.slice(0, pageLength)) }
}
