import { getListContactsQueryKey } from '#api/contacts/contacts.ts'
import { getListDuplicatesQueryKey } from '#api/merging/merging.ts'
import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import { getListPatientVouchersQueryKey } from '#api/rewards/rewards.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'

/** Everything that a merge changes on the patient's page. */
export const mergeRefreshes = (id: string) => [
  getListDuplicatesQueryKey(id),
  getReadPatientQueryKey(id),
  getListContactsQueryKey(id),
  getReadTimelineQueryKey(id),
  getListPatientVouchersQueryKey(id),
]
