export type ClinicCategoriesItem = {
  id: string
  name: string
}
