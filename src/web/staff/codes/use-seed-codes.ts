import { getListCheckInCodesQueryKey, seedCheckInCodes } from '#api/check-in/check-in.ts'
import type { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'

export const areRetired = (error: ApiError | null) => error?.code === 'all-codes-retired'

/** Creates the default codes of a clinic that has none; running it again changes nothing. */
export const useSeedCodes = () =>
  useAction({
    call: () => seedCheckInCodes({}),
    success: () => ({ title: 'QR codes created' }),
    failure: error =>
      areRetired(error) ? undefined : { title: 'Failed to create QR codes', description: error.userMessage },
    refreshes: [getListCheckInCodesQueryKey()],
  })
