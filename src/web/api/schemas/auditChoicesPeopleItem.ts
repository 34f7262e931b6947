export type AuditChoicesPeopleItem = {
  id: string
  name: string
}
