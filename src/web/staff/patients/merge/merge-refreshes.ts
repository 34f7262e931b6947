import { getListContactsQueryKey } from '#api/contacts/contacts.ts'
import { getListDuplicatesQueryKey, getListMergeSuggestionsQueryKey } from '#api/merging/merging.ts'
import { getListPresentQueryKey, getReadPatientQueryKey } from '#api/patients/patients.ts'
import { getReadIntakeQueryKey } from '#api/privacy/privacy.ts'
import { getListPendingRequestsQueryKey } from '#api/requests/requests.ts'
import { getListPatientVouchersQueryKey } from '#api/rewards/rewards.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'

/** The suggestions about a patient, on their page and on Today. */
export const suggestionRefreshes = (id: string) => [
  getListDuplicatesQueryKey(id),
  getListMergeSuggestionsQueryKey(),
]

/** Everything that a merge changes. */
export const mergeRefreshes = (id: string) => [
  ...suggestionRefreshes(id),
  getReadPatientQueryKey(id),
  getListContactsQueryKey(id),
  getReadTimelineQueryKey(id),
  getListPatientVouchersQueryKey(id),
  getListPendingRequestsQueryKey(),
  getListPresentQueryKey(),
  getReadIntakeQueryKey(id),
]
