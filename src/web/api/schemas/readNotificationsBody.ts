export type ReadNotificationsBody = {
  /** The newest one that was seen; later ones stay unread. Absent: all. */
  upTo?: string
}
