import { SendEmailCampaignBody } from '#api/bodies/campaigns/campaigns.ts'
import { sendEmailCampaign } from '#api/campaigns/campaigns.ts'
import type { SendEmailCampaignBody as SendEmailCampaignBodyType } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { contractProblems } from '../../../form/contract-problems.ts'
import { useForm } from '../../../form/use-form.ts'
import { resultInWords } from '../results.ts'
import { useSending } from '../use-send-message.ts'

const draftName = 'staff-email'
const empty = { subject: '', message: '', targetAudience: 'ALL', sendToAll: false }
const missing = 'Please provide both a subject and message'

export function useEmailCampaign() {
  const { draft, change, field, box, submit, clear } = useForm({
    empty,
    kept: draftName,
    problemsOf: typed =>
      contractProblems(SendEmailCampaignBody, typed, { subject: missing, message: missing }),
  })
  const sending = useSending({
    draft: draftName,
    send: (typed: typeof empty, options) => sendEmailCampaign(typed as SendEmailCampaignBodyType, options),
    onSent: result => {
      clear()
      return { title: 'Campaign Sent!', description: resultInWords(result) }
    },
    onFailed: ({ userMessage }) => ({
      title: 'Error Sending Campaign',
      description: userMessage || 'Failed to send email campaign',
    }),
  })
  return {
    draft,
    change,
    field,
    box,
    submit: submit(
      (typed, showProblems) => sending.mutate(typed, { onError: ({ fields }) => showProblems(fields) }),
      () => showToast({ title: 'Missing Information', description: missing, tone: 'critical' }),
    ),
    busy: sending.isPending,
  }
}
