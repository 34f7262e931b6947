/** What a program of somebody else's may do with its key: each key is for some of these. */
export const everyScope = ['members:read', 'members:enroll', 'points:award', 'vouchers:redeem'] as const

export type ApiScope = (typeof everyScope)[number]

/** What a person on the staff may do is given in full by one of these. */
export type StaffRole = 'owner' | 'manager' | 'clinical' | 'front desk'
