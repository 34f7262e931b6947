const spoken = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A time by the clinic's clock as it was chosen, '2026-12-24T09:00', which no zone may move: 'Thu, Dec 24, 9:00 AM'. */
export const clinicLocalTime = (at: string) => spoken.format(new Date(`${at}Z`))
