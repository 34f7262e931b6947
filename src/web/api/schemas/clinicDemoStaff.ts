export type ClinicDemoStaff = {
  email: string
  password: string
}
