import type { FormEvent } from 'react'
import { sendPromotion } from '#api/messaging/messaging.ts'
import type { SendPromotionBody } from '#api/schemas/index.ts'
import { useDraft } from '../use-draft.ts'
import { useSending } from '../use-send-message.ts'

const draftName = 'staff-marketing'
const empty = { title: '', message: '', imageUrl: '', targetAudience: 'ALL', tier: 'Bronze' }

export type MarketingDraft = typeof empty

/** The campaign form: what is filled in, what is wrong with it, and sending it. */
export function useMarketing() {
  const form = useDraft(draftName, empty)
  const { draft, field, change } = form
  const sending = useSending({
    draft: draftName,
    send: sendPromotion,
    onSent: ({ sent, failed, pendingCount }) => {
      form.empty()
      const rest = pendingCount > 0 ? `, ${pendingCount} on the way` : ''
      return { title: 'Campaign Sent Successfully', description: `Sent: ${sent}, failed: ${failed}${rest}.` }
    },
    onFailed: ({ fields }) => {
      form.setProblems(fields)
      return {
        title: 'Campaign Failed',
        description: 'Please check your admin permissions and try again.',
      }
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problems = problemsOf(draft)
    form.setProblems(problems)
    const [first] = Object.keys(problems)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else sending.mutate(bodyOf(draft))
  }
  return { draft, field, change, submit, busy: sending.isPending }
}

function problemsOf({ title, message, imageUrl }: MarketingDraft) {
  return {
    ...(title.trim().length < 5 && { title: 'Title must be at least 5 characters' }),
    ...(message.trim().length < 10 && { message: 'Message must be at least 10 characters' }),
    ...(imageUrl.trim() && !isPicture(imageUrl) && { imageUrl: 'Please enter a valid URL' }),
  }
}

export const isPicture = (address: string) =>
  ['https:', 'http:'].includes(URL.parse(address.trim())?.protocol ?? '')

const bodyOf = ({ title, message, imageUrl, targetAudience, tier }: MarketingDraft): SendPromotionBody => ({
  title,
  message,
  targetAudience: targetAudience as NonNullable<SendPromotionBody['targetAudience']>,
  targetCriteria: targetAudience === 'VIP_TIER' ? ({ tier } as SendPromotionBody['targetCriteria'] & {}) : {},
  ...(imageUrl.trim() && { imageUrl: imageUrl.trim() }),
})
