import { useFields } from '../../../form/use-fields.ts'
import { emptyDraft } from '../rules.ts'

export type DraftForm = ReturnType<typeof useDraft>

export const useDraft = () => useFields(emptyDraft)
