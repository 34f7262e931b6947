const spoken = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A chosen time on the clinic's clock ('2026-12-24T09:00'), without time zone conversion: 'Thu, Dec 24, 9:00 AM'. */
export const clinicLocalTime = (at: string) => spoken.format(new Date(`${at}Z`))
