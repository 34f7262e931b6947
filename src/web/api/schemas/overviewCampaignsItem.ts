import type { OverviewCampaignsItemKind } from './overviewCampaignsItemKind.ts'

export type OverviewCampaignsItem = {
  id: string
  kind: OverviewCampaignsItemKind
  title: string
  day: string
  sent: number
  failed: number
  skipped: number
  /** Email recipients who opened any link in it. */
  opened: number
  /** Email recipients who went on to book. */
  bookings: number
}
