import type { ListCampaignsKind } from './listCampaignsKind.ts'

export type ListCampaignsParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  cursor?: string
  kind?: ListCampaignsKind
}
