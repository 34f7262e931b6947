import type { PendingRequest } from '#api/schemas/index.ts'

export const nameOf = ({ userFirstName, userLastName, userEmail }: PendingRequest) =>
  `${userFirstName} ${userLastName}`.trim() || userEmail || 'A former patient'

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A clinic day, which has no time zone any more: 'Nov 18, 2026'. */
export const spokenDate = (clinicDay: string) => day.format(new Date(`${clinicDay}T12:00:00Z`))
