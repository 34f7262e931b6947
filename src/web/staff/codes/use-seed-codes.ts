import { seedCheckInCodes } from '#api/desk/desk.ts'
import { getListCheckInCodesQueryKey } from '#api/loyalty/loyalty.ts'
import { useAction } from '../../data/use-action.ts'

/** Makes the default codes where they are missing; a second time changes nothing. */
export const useSeedCodes = () =>
  useAction({
    call: () => seedCheckInCodes({}),
    success: () => ({ title: 'QR codes created' }),
    failure: 'Failed to create QR codes',
    refreshes: [getListCheckInCodesQueryKey()],
  })
