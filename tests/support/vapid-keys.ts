/** Keys of nobody: with them, an app that is started by a test keeps none in a folder. */
export const vapidKeys = {
  VAPID_PUBLIC_KEY: 'BOPdBpmPRHKTfheuJDcr2BYwePfUROrQKzIyh_BIh6gpHtFwfCGjGDM6HevuLv_e3p-jX7YEwz_-SOIg3SZ6SOc',
  VAPID_PRIVATE_KEY: 'jPVNFoJMz5T0Uky_vUErMzhY6MBBsKo6g0wITC2y1X8',
}
