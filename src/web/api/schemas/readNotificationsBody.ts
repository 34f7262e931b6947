export type ReadNotificationsBody = {
  /** The newest notification that was seen; later ones stay unread. If omitted, all are marked. */
  upTo?: string
}
