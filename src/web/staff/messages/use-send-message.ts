import { getListAdminNotificationsQueryKey, getListCampaignsQueryKey } from '#api/campaigns/campaigns.ts'
import type { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'

interface Sending<Body, Answer> {
  /** The key under which the tab keeps the message until it was sent. */
  readonly draft?: string
  readonly send: (body: Body, options: { headers: Record<string, string> }) => Promise<Answer>
  readonly onSent: (answer: Answer) => { readonly title: string; readonly description?: string | undefined }
  /** The error to show; the caller handles the fields' own errors. */
  readonly onFailed: (error: ApiError) => { readonly title: string; readonly description: string }
}

/** Sends a message once, even if it is retried, and shows the result. */
export const useSending = <Body, Answer>({ draft, send, onSent, onFailed }: Sending<Body, Answer>) =>
  useAction<Answer, Body>({
    call: send,
    once: true,
    draft,
    success: onSent,
    failure: onFailed,
    refreshes: campaignLists(),
  })

/** The lists to refetch: past and current campaigns, and the next message's audience. */
export const campaignLists = () => [
  getListCampaignsQueryKey(),
  getListAdminNotificationsQueryKey(),
  ['/api/admin/campaign-preview'],
]
