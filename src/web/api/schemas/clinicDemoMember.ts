export type ClinicDemoMember = {
  email: string
  password: string
}
