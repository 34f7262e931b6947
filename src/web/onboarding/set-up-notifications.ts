/** Asks the browser's permission for notifications. Throws when this browser has none, or when it is not given. */
export async function setUpNotifications(): Promise<void> {
  if (!('Notification' in window) || !('serviceWorker' in navigator))
    throw new Error('This browser does not support notifications.')
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Notifications are blocked. You can allow them in the settings of your browser.')
}
