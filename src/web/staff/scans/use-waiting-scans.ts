import { getListScansToConfirmQueryKey, getListScansToConfirmUrl } from '#api/check-in/check-in.ts'
import type { WaitingScan } from '#api/schemas/index.ts'
import { useInfiniteList } from '../use-infinite-list.ts'

const askAgainMs = 15_000

/** Late scans of the desk's screen that the desk has to confirm. */
export const useWaitingScans = () =>
  useInfiniteList<WaitingScan>({
    queryKey: getListScansToConfirmQueryKey(),
    addressOf: getListScansToConfirmUrl,
    renewInMs: () => askAgainMs,
    renewOnFocus: true,
  })
