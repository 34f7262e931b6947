import type { RequestPointsBody } from '#api/schemas/index.ts'
import { fieldProblems } from '../form/field-problems.ts'
import { typedText } from '../form/typed-text.ts'

export type RequestDraft = Readonly<Record<'serviceId' | 'treatmentDate' | 'notes', string>>

export const emptyRequest: RequestDraft = { serviceId: '', treatmentDate: '', notes: '' }

export type RequestProblems = Partial<Record<keyof RequestDraft, string>>

/** Errors in a request. Whether the date is possible is checked by the server. */
export function requestProblems({ serviceId }: RequestDraft): RequestProblems {
  return serviceId ? {} : { serviceId: fieldProblems.service }
}

export function requestOf({ serviceId, treatmentDate, notes }: RequestDraft): RequestPointsBody {
  return {
    serviceId,
    ...(treatmentDate && { treatmentDate }),
    ...(typedText(notes) && { notes: typedText(notes) }),
  }
}
