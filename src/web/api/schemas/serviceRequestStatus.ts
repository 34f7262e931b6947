export type ServiceRequestStatus = (typeof ServiceRequestStatus)[keyof typeof ServiceRequestStatus]

export const ServiceRequestStatus = {
  pending: 'pending',
  approved: 'approved',
  denied: 'denied',
} as const
