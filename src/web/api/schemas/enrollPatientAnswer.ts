export interface EnrollPatientAnswer {
  id: string
  message: string
}
