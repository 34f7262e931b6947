import { useFields } from '../../../form/use-fields.ts'
import { emptyDraft } from '../rules.ts'

export type DraftForm = ReturnType<typeof useDraft>

/** The fields of sign-in and registration. */
export const useDraft = () => useFields(emptyDraft)
