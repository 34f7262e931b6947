/** The scopes of external programs. Each key has some of them. */
export const everyScope = ['members:read', 'members:enroll', 'points:award', 'vouchers:redeem'] as const

export type ApiScope = (typeof everyScope)[number]

/** The role fully decides what a staff member may do. */
export type StaffRole = 'owner' | 'manager' | 'clinical' | 'front desk'
