export interface EnteredByPasskey {
  isMember: boolean
  isStaff: boolean
}
