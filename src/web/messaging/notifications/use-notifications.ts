import { useInfiniteQuery } from '@tanstack/react-query'
import { getListUserNotificationsQueryKey, listUserNotifications } from '#api/notifications/notifications.ts'
import type { Notification } from '#api/schemas/index.ts'

const pageLength = 20

/** The member's notifications page by page, starting with the ones already loaded. */
export function useNotifications(known: readonly Notification[] | undefined) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...getListUserNotificationsQueryKey(), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      listUserNotifications({ limit: pageLength + 1, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: page => (page.length > pageLength ? page[pageLength - 1]?.id : undefined),
    ...(known && { initialData: { pages: [known.slice(0, pageLength + 1)], pageParams: [undefined] } }),
  })
  return { ...query, notifications: data?.pages.flatMap(page => page.slice(0, pageLength)) }
}
