export interface ClinicArchive {
  path: string
}
