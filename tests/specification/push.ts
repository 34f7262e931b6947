const setUp = 'features/messaging/push-set-up.feature'

export const rows = [
  { row: 'calls: POST /api/notifications/subscribe', file: setUp, title: 'Set up' },
  { row: 'calls: POST /api/notifications/unsubscribe', file: setUp, title: 'Unsubscribed' },
  { row: 'calls: POST /api/notifications/test', file: setUp, title: 'From the button to the lock screen' },
  {
    row: 'errors: Push setup failure (permission denied or service workers unsupported)',
    file: setUp,
    title: 'Mia says no when her phone asks',
  },
  { row: 'errors: Unsubscribe failure', file: setUp, title: 'Without a signal, when she unsubscribes' },
  { row: 'errors: Test push failure', file: setUp, title: 'The push service has trouble' },
] as const
