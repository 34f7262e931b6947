/** What a person on the staff may do is given in full by one of these. */
export type StaffRole = 'owner' | 'manager' | 'clinical' | 'front desk'
