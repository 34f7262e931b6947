import { AwardTreatmentBody } from '#api/bodies/treatments/treatments.ts'
import type { AwardTreatmentBody as Body } from '#api/schemas/index.ts'
import { contractProblems } from '../../form/contract-problems.ts'
import { fieldProblems } from '../../form/field-problems.ts'
import { typedText } from '../../form/typed-text.ts'
import type { Problems } from '../../form/use-form.ts'
import { wholeNumberIn } from '../../form/whole-number-in.ts'

/**
 * For a selected patient, it has the ID, and the field shows who it is. An empty location is the device's, as in
 * `placeAmong`.
 */
export type AwardDraft = Readonly<
  Record<'userEmail' | 'memberId' | 'serviceId' | 'customPoints' | 'locationId', string>
>

export const emptyAward: AwardDraft = {
  userEmail: '',
  memberId: '',
  serviceId: '',
  customPoints: '',
  locationId: '',
}

/** If the menu has no points, an empty field must not award zero. */
export const noPoints = 'Please enter the points for this visit'

const wrongAddress = 'Please enter a valid email address'

export const problemsOf = (draft: AwardDraft): Problems => ({
  ...(!draft.memberId && !typedText(draft.userEmail) && { userEmail: 'Please enter the customer’s email' }),
  ...contractProblems(AwardTreatmentBody, treatmentOf(draft), {
    userEmail: wrongAddress,
    serviceId: fieldProblems.service,
    customPoints: 'Please enter a valid positive number',
  }),
})

/** The toast's message for the same errors. */
export function refusalOf({ userEmail, memberId, serviceId }: AwardDraft, problems: Problems) {
  if ((!memberId && !typedText(userEmail)) || !serviceId)
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
    ...recipientOf(draft),
    serviceId: draft.serviceId,
    ...(typedText(draft.customPoints) && { customPoints: wholeNumberIn(draft.customPoints) }),
    ...(draft.locationId && { locationId: draft.locationId }),
  }
}

const recipientOf = ({ memberId, userEmail }: AwardDraft) =>
  memberId ? { memberId } : typedText(userEmail) ? { userEmail: typedText(userEmail) } : {}
