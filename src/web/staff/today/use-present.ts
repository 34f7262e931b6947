import { getListPresentQueryKey, useListPresent } from '#api/patients/patients.ts'

const askAgainMs = 15_000

/** Also refetched after a decision about a patient who is here. */
export const presentKey = [getListPresentQueryKey()]

/** Today's check-ins, refetched every 15 seconds and on focus. */
export function usePresent() {
  return useListPresent({ query: { refetchInterval: askAgainMs, refetchOnWindowFocus: true } })
}
