export type CampaignLinksItem = {
  url: string
  /** @minimum 0 */
  clickedBy: number
}
