export type ReplayWebhookDeliveriesBody = {
  since: string
}
