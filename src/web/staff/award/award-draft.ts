import { AwardTreatmentBody } from '#api/bodies/treatments/treatments.ts'
import type { AwardTreatmentBody as Body } from '#api/schemas/index.ts'
import { contractProblems } from '../../form/contract-problems.ts'
import { fieldProblems } from '../../form/field-problems.ts'
import { typedText } from '../../form/typed-text.ts'
import type { Problems } from '../../form/use-form.ts'
import { wholeNumberIn } from '../../form/whole-number-in.ts'

export type AwardDraft = Readonly<Record<'userEmail' | 'serviceId' | 'customPoints' | 'locationId', string>>

export const emptyAward: AwardDraft = { userEmail: '', serviceId: '', customPoints: '', locationId: '' }

const wrongAddress = 'Please enter a valid email address'

/** What keeps an award from being sent, by field. */
export const problemsOf = (draft: AwardDraft) =>
  contractProblems(AwardTreatmentBody, treatmentOf(draft), {
    userEmail: typedText(draft.userEmail) ? wrongAddress : 'Please enter the customer’s email',
    serviceId: fieldProblems.service,
    customPoints: 'Please enter a valid positive number',
  })

/** The same in a toast. */
export function refusalOf({ userEmail, serviceId }: AwardDraft, problems: Problems) {
  if (!typedText(userEmail) || !serviceId)
    return {
      title: 'Missing Information',
      description: 'Please enter customer email and select a service',
    }
  if (problems['customPoints'])
    return {
      title: 'Invalid Points',
      description: 'Please enter a valid positive number for custom points',
    }
  return { title: 'Error', description: wrongAddress }
}

export function treatmentOf(draft: AwardDraft): Body {
  return {
    userEmail: typedText(draft.userEmail),
    serviceId: draft.serviceId,
    ...(typedText(draft.customPoints) && { customPoints: wholeNumberIn(draft.customPoints) }),
    ...(draft.locationId && { locationId: draft.locationId }),
  }
}
