import type { OverviewCampaignsItemKind } from './overviewCampaignsItemKind.ts'

export type OverviewCampaignsItem = {
  id: string
  kind: OverviewCampaignsItemKind
  title: string
  day: string
  sent: number
  failed: number
  skipped: number
  /** Recipients of a mail who opened any of its links. */
  opened: number
  /** Recipients of a mail who went on to book. */
  bookings: number
}
