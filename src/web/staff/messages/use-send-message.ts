import { getListAdminNotificationsQueryKey, getListCampaignsQueryKey } from '#api/campaigns/campaigns.ts'
import type { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'

interface Sending<Body, Answer> {
  /** Under which name the tab keeps what is sent until it was. */
  readonly draft?: string
  readonly send: (body: Body, options: { headers: Record<string, string> }) => Promise<Answer>
  readonly onSent: (answer: Answer) => { readonly title: string; readonly description?: string | undefined }
  /** Says what went wrong; the fields' own errors are the caller's. */
  readonly onFailed: (error: ApiError) => { readonly title: string; readonly description: string }
}

/** Sends a message once, however often it is tried again, and says how it went. */
export const useSending = <Body, Answer>({ draft, send, onSent, onFailed }: Sending<Body, Answer>) =>
  useAction<Answer, Body>({
    call: send,
    once: true,
    draft,
    success: onSent,
    failure: onFailed,
    refreshes: campaignLists(),
  })

/** What was sent, what is being sent, and whom the next message would reach. */
export const campaignLists = () => [
  getListCampaignsQueryKey(),
  getListAdminNotificationsQueryKey(),
  ['/api/admin/campaign-preview'],
]
