export type PendingRequestStatus = (typeof PendingRequestStatus)[keyof typeof PendingRequestStatus]

export const PendingRequestStatus = {
  pending: 'pending',
  approved: 'approved',
  denied: 'denied',
} as const
