export interface StaffSession {
  isAdmin: boolean
  name?: string
  role?: string
}
