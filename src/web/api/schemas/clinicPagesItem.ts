export type ClinicPagesItem = {
  /** The page is at `/{name}`, and a particular version at `/{name}/{version}`. */
  name: string
  title: string
  /** 0 means the app’s default text. */
  version: number
}
