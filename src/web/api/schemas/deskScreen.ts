export interface DeskScreen {
  pass: string
  until: string
}
