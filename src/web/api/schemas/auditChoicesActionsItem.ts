export type AuditChoicesActionsItem = {
  action: string
  title: string
}
