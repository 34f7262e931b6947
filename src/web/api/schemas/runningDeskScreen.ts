export interface RunningDeskScreen {
  id: string
  description: string
  startedBy: string
  startedAt: string
  until: string
}
