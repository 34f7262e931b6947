import type { FormEvent } from 'react'
import { sendEmailCampaign } from '#api/messaging/messaging.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { resultInWords } from '../results.ts'
import { useDraft } from '../use-draft.ts'
import { useSending } from '../use-send-message.ts'

const draftName = 'staff-email'
const empty = { subject: '', message: '', sendToAll: false }

export function useEmailCampaign() {
  const form = useDraft(draftName, empty)
  const { draft, field, box } = form
  const sending = useSending({
    draft: draftName,
    send: sendEmailCampaign,
    onSent: result => {
      form.empty()
      return { title: 'Campaign Sent!', description: resultInWords(result) }
    },
    onFailed: ({ sentence, fields }) => {
      form.setProblems(fields)
      return { title: 'Error Sending Campaign', description: sentence || 'Failed to send email campaign' }
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = 'Please provide both a subject and message'
    const problems = {
      ...(!draft.subject.trim() && { subject: missing }),
      ...(!draft.message.trim() && { message: missing }),
    }
    form.setProblems(problems)
    if (Object.keys(problems).length === 0) sending.mutate(draft)
    else showToast({ title: 'Missing Information', description: missing, tone: 'critical' })
  }
  return { draft, field, box, submit, busy: sending.isPending }
}
