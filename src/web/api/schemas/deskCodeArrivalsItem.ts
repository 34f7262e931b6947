export type DeskCodeArrivalsItem = {
  firstName: string
  points: number
  at: string
}
