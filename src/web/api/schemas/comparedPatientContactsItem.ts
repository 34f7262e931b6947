import type { ComparedPatientContactsItemKind } from './comparedPatientContactsItemKind.ts'

export type ComparedPatientContactsItem = {
  kind: ComparedPatientContactsItemKind
  value: string
}
