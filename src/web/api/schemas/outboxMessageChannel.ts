export type OutboxMessageChannel = (typeof OutboxMessageChannel)[keyof typeof OutboxMessageChannel]

export const OutboxMessageChannel = {
  email: 'email',
  push: 'push',
  sms: 'sms',
} as const
