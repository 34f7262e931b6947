export type NotificationType =
  | 'PROMOTION'
  | 'POINTS_EARNED'
  | 'REWARD_AVAILABLE'
  | 'REMINDER'
  | 'BIRTHDAY'
  | 'GENERAL'

/** A message in the member's app: the record, for which push, email and SMS are channels (D-21). */
export interface Notification {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly type: NotificationType
  readonly isRead: boolean
  readonly createdAt: Date
}
