import { getListPresentQueryKey, useListPresent } from '#api/patients/patients.ts'

const askAgainMs = 15_000

/** What a decision about somebody who is here changes, too. */
export const presentKey = [getListPresentQueryKey()]

/** Who checked in today; asked again every 15 seconds and when somebody looks. */
export function usePresent() {
  return useListPresent({ query: { refetchInterval: askAgainMs, refetchOnWindowFocus: true } })
}
