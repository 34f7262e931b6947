export type NotificationType =
  | 'PROMOTION'
  | 'POINTS_EARNED'
  | 'REWARD_AVAILABLE'
  | 'REMINDER'
  | 'BIRTHDAY'
  | 'GENERAL'

/** What a member was told in the app: the record of which push, e-mail and SMS are channels (D-21). */
export interface Notification {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly type: NotificationType
  readonly isRead: boolean
  readonly createdAt: Date
}
