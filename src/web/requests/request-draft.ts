import type { RequestPointsBody } from '#api/schemas/index.ts'
import { fieldProblems } from '../form/field-problems.ts'
import { typedText } from '../form/typed-text.ts'

export type RequestDraft = Readonly<Record<'serviceId' | 'treatmentDate' | 'notes', string>>

/** The key under which the tab keeps a member's unsent request. */
export const requestDraftName = (memberId: string) => `request:${memberId}`

export const emptyRequest: RequestDraft = { serviceId: '', treatmentDate: '', notes: '' }

export type RequestProblems = Partial<Record<keyof RequestDraft, string>>

/** Errors in a request, whose service may have left the menu meanwhile. Whether the date is possible is checked by the server. */
export function requestProblems(
  { serviceId }: RequestDraft,
  services: readonly { readonly id: string }[] | undefined,
): RequestProblems {
  const isOffered = services?.some(({ id }) => id === serviceId) ?? serviceId !== ''
  return isOffered ? {} : { serviceId: fieldProblems.service }
}

export function requestOf({ serviceId, treatmentDate, notes }: RequestDraft): RequestPointsBody {
  return {
    serviceId,
    ...(treatmentDate && { treatmentDate }),
    ...(typedText(notes) && { notes: typedText(notes) }),
  }
}
