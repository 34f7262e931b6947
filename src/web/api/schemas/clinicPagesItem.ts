export type ClinicPagesItem = {
  /** It is read at `/{name}`, and a version of it at `/{name}/{version}`. */
  name: string
  title: string
  /** 0: the app’s own words. */
  version: number
}
