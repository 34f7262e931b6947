import { getListCheckInCodesQueryKey, seedCheckInCodes } from '#api/check-in/check-in.ts'
import { useAction } from '../../data/use-action.ts'

/** Creates the default codes of a clinic that has none; running it again changes nothing. */
export const useSeedCodes = () =>
  useAction({
    call: () => seedCheckInCodes({}),
    success: () => ({ title: 'QR codes created' }),
    failure: 'Failed to create QR codes',
    refreshes: [getListCheckInCodesQueryKey()],
  })
