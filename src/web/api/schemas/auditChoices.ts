import type { AuditChoicesActionsItem } from './auditChoicesActionsItem.ts'
import type { AuditChoicesPeopleItem } from './auditChoicesPeopleItem.ts'

export interface AuditChoices {
  people: AuditChoicesPeopleItem[]
  actions: AuditChoicesActionsItem[]
}
