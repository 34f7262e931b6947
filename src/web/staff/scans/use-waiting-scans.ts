import { getListScansToConfirmQueryKey, getListScansToConfirmUrl } from '#api/check-in/check-in.ts'
import type { WaitingScan } from '#api/schemas/index.ts'
import { useInfiniteList } from '../use-infinite-list.ts'

const askAgainMs = 15_000

/** Late scans of a desk screen's code, which the desk must confirm. */
export const useWaitingScans = () =>
  useInfiniteList<WaitingScan>({
    queryKey: getListScansToConfirmQueryKey(),
    addressOf: getListScansToConfirmUrl,
    renewInMs: () => askAgainMs,
    renewOnFocus: true,
  })
