import type { AwardTreatmentBody } from '#api/schemas/index.ts'

export type AwardDraft = Readonly<Record<'userEmail' | 'serviceId' | 'customPoints' | 'locationId', string>>

export const emptyAward: AwardDraft = { userEmail: '', serviceId: '', customPoints: '', locationId: '' }

export interface AwardRefusal {
  readonly title: string
  readonly description: string
  readonly fields: Partial<AwardDraft>
}

/** Why an award can't be sent yet. */
export function refusalOf({ userEmail, serviceId, customPoints }: AwardDraft): AwardRefusal | undefined {
  if (!userEmail.trim() || !serviceId)
    return {
      title: 'Missing Information',
      description: 'Please enter customer email and select a service',
      fields: {
        ...(!userEmail.trim() && { userEmail: 'Please enter the customer’s email' }),
        ...(!serviceId && { serviceId: 'Please select a service' }),
      },
    }
  if (customPoints.trim() && !/^0*[1-9]\d*$/.test(customPoints.trim()))
    return {
      title: 'Invalid Points',
      description: 'Please enter a valid positive number for custom points',
      fields: { customPoints: 'Please enter a valid positive number' },
    }
  return undefined
}

export function treatmentOf(draft: AwardDraft): AwardTreatmentBody {
  return {
    userEmail: draft.userEmail.trim(),
    serviceId: draft.serviceId,
    ...(draft.customPoints.trim() && { customPoints: Number(draft.customPoints) }),
    ...(draft.locationId && { locationId: draft.locationId }),
  }
}
