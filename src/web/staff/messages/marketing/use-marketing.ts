import { SendPromotionBody } from '#api/bodies/campaigns/campaigns.ts'
import { sendPromotion } from '#api/campaigns/campaigns.ts'
import type { SendPromotionBody as Body } from '#api/schemas/index.ts'
import { contractProblems } from '../../../form/contract-problems.ts'
import { useForm } from '../../../form/use-form.ts'
import { useSending } from '../use-send-message.ts'

const draftName = 'staff-marketing'
const empty = { title: '', message: '', imageUrl: '', targetAudience: 'ALL', tier: 'Bronze' }

export type MarketingDraft = typeof empty

/** The campaign form's input and errors, and sending it. */
export function useMarketing() {
  const { draft, field, change, submit, clear } = useForm({ empty, kept: draftName, problemsOf })
  const sending = useSending({
    draft: draftName,
    send: sendPromotion,
    onSent: ({ sent, failed, pendingCount }) => {
      clear()
      const rest = pendingCount > 0 ? `, still sending: ${pendingCount}` : ''
      return { title: 'Campaign Sent Successfully', description: `Sent: ${sent}, failed: ${failed}${rest}.` }
    },
    onFailed: () => ({
      title: 'Campaign Failed',
      description: 'Please check your admin permissions and try again.',
    }),
  })
  return {
    draft,
    field,
    change,
    submit: submit((typed, showProblems) =>
      sending.mutate(bodyOf(typed), { onError: ({ fields }) => showProblems(fields) }),
    ),
    busy: sending.isPending,
  }
}

const noPicture = 'Please enter a valid URL'

const problemsOf = (draft: MarketingDraft) => ({
  ...contractProblems(SendPromotionBody, bodyOf(draft), {
    title: 'Title must be at least 5 characters',
    message: 'Message must be at least 10 characters',
    imageUrl: noPicture,
  }),
  ...(draft.imageUrl.trim() && !isPicture(draft.imageUrl) && { imageUrl: noPicture }),
})

export const isPicture = (address: string) =>
  ['https:', 'http:'].includes(URL.parse(address.trim())?.protocol ?? '')

const bodyOf = ({ title, message, imageUrl, targetAudience, tier }: MarketingDraft): Body => ({
  title,
  message,
  targetAudience: targetAudience as NonNullable<Body['targetAudience']>,
  targetCriteria: targetAudience === 'VIP_TIER' ? ({ tier } as Body['targetCriteria'] & {}) : {},
  ...(imageUrl.trim() && { imageUrl: imageUrl.trim() }),
})
