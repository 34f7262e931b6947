import { useQueryClient } from '@tanstack/react-query'
import { getCurrentUserQueryKey } from '#api/identity/identity.ts'
import {
  getListEntriesQueryKey,
  getListVouchersQueryKey,
  getMeasureProgressQueryKey,
} from '#api/loyalty/loyalty.ts'
import { getListNotificationsQueryKey, getListUserNotificationsQueryKey } from '#api/messaging/messaging.ts'

/** Fetches again whatever points that came or went have changed. */
export function useRefetchStanding() {
  const queries = useQueryClient()
  return () => {
    const changed = [
      getCurrentUserQueryKey(),
      getListNotificationsQueryKey(),
      getListUserNotificationsQueryKey(),
      getListEntriesQueryKey(),
      getMeasureProgressQueryKey(),
      getListVouchersQueryKey(),
    ]
    for (const queryKey of changed) void queries.invalidateQueries({ queryKey })
  }
}
