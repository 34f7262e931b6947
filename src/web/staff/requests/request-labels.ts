import type { PendingRequest } from '#api/schemas/index.ts'

export const nameOf = ({ userFirstName, userLastName, userEmail }: PendingRequest) =>
  `${userFirstName} ${userLastName}`.trim() || userEmail || 'A former patient'
