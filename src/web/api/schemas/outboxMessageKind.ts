export type OutboxMessageKind = (typeof OutboxMessageKind)[keyof typeof OutboxMessageKind]

export const OutboxMessageKind = {
  service: 'service',
  secret: 'secret',
  marketing: 'marketing',
} as const
