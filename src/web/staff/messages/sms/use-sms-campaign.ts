import { sendSmsCampaign } from '#api/campaigns/campaigns.ts'
import type { SendSmsCampaignBody } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { typedText } from '../../../form/typed-text.ts'
import { useForm } from '../../../form/use-form.ts'
import { resultInWords } from '../results.ts'
import { useSending } from '../use-send-message.ts'

export const longestSms = 160

const draftName = 'staff-sms'
const empty = { message: '', targetAudience: 'ALL', sendToAll: false }

export function useSmsCampaign() {
  const { draft, change, field, box, submit, clear } = useForm({
    empty,
    kept: draftName,
    problemsOf: () => ({}),
  })
  const sending = useSending({
    draft: draftName,
    send: (typed: typeof empty, options) => sendSmsCampaign(typed as SendSmsCampaignBody, options),
    onSent: result => {
      clear()
      return { title: 'Campaign Sent!', description: resultInWords(result) }
    },
    onFailed: ({ userMessage }) => ({
      title: 'Error Sending SMS Campaign',
      description: userMessage || 'Failed to send SMS campaign',
    }),
  })
  return {
    draft,
    change,
    field,
    box,
    submit: submit((typed, showProblems) => {
      const refusal = refusalOf(typed.message)
      if (refusal) return showToast({ ...refusal, tone: 'critical' })
      return sending.mutate(typed, { onError: ({ fields }) => showProblems(fields) })
    }),
    busy: sending.isPending,
  }
}

function refusalOf(message: string) {
  if (!typedText(message))
    return { title: 'Missing Information', description: 'Please provide an SMS message' }
  if (message.length > longestSms)
    return {
      title: 'Message Too Long',
      description: 'SMS messages should be 160 characters or less to avoid additional charges',
    }
  return undefined
}
