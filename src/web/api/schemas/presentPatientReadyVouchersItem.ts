export type PresentPatientReadyVouchersItem = {
  code: string
  title: string
}
