import { getListCheckInCodesQueryKey, seedCheckInCodes } from '#api/check-in/check-in.ts'
import { useAction } from '../../data/use-action.ts'

/** Creates missing default codes; running it again changes nothing. */
export const useSeedCodes = () =>
  useAction({
    call: () => seedCheckInCodes({}),
    success: () => ({ title: 'QR codes created' }),
    failure: 'Failed to create QR codes',
    refreshes: [getListCheckInCodesQueryKey()],
  })
