export type IntakeReadersReadersItem = {
  id: string
  at: string
  staffName: string
  role: string
}
