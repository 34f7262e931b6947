import { checkInAtDesk } from '#api/check-in/check-in.ts'
import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'
import { useAction } from '../../../data/use-action.ts'
import { deskPlace } from '../../award/desk-place.ts'

/** Checks in a patient who has no app or no connection. */
export function useDeskCheckIn(id: string) {
  const { mutate, isPending } = useAction({
    call: (_: undefined, options) => checkInAtDesk(id, whereThisIs(), options),
    once: true,
    success: ({ message }) => ({ title: 'Checked In', description: message }),
    failure: 'Not Checked In',
    refreshes: [getReadPatientQueryKey(id), getReadTimelineQueryKey(id)],
  })
  return { busy: isPending, begin: () => void (isPending || mutate(undefined)) }
}

function whereThisIs() {
  const locationId = deskPlace()
  return locationId ? { locationId } : {}
}
