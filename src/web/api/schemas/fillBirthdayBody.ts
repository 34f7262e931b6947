export type FillBirthdayBody = {
  dateOfBirth: string
}
