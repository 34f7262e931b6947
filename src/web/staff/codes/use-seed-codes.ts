import { getListCheckInCodesQueryKey, seedCheckInCodes } from '#api/check-in/check-in.ts'
import { useAction } from '../../data/use-action.ts'

/** Makes the default codes where they are missing; a second time changes nothing. */
export const useSeedCodes = () =>
  useAction({
    call: () => seedCheckInCodes({}),
    success: () => ({ title: 'QR codes created' }),
    failure: 'Failed to create QR codes',
    refreshes: [getListCheckInCodesQueryKey()],
  })
