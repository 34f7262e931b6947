import { useQuery } from '@tanstack/react-query'
import { getListServicesQueryKey, getListServicesUrl } from '#api/menu/menu.ts'
import type { Service } from '#api/schemas/index.ts'
import { type ApiError, request } from '../../data/request.ts'

/** The current menu, bypassing every cache; also refetched on focus. */
export function useServices() {
  return useQuery<Service[], ApiError>({
    queryKey: getListServicesQueryKey(),
    queryFn: ({ signal }) =>
      request<Service[]>(`${getListServicesUrl()}?t=${Date.now()}`, {
        signal,
        headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
      }),
    refetchOnWindowFocus: 'always',
  })
}
