import type { FormEvent } from 'react'
import { sendSmsCampaign } from '#api/messaging/messaging.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { resultInWords } from '../results.ts'
import { useDraft } from '../use-draft.ts'
import { useSending } from '../use-send-message.ts'

export const longestSms = 160

const draftName = 'staff-sms'
const empty = { message: '', sendToAll: false }

export function useSmsCampaign() {
  const form = useDraft(draftName, empty)
  const { draft, field, box } = form
  const sending = useSending({
    draft: draftName,
    send: sendSmsCampaign,
    onSent: result => {
      form.empty()
      return { title: 'Campaign Sent!', description: resultInWords(result) }
    },
    onFailed: ({ sentence, fields }) => {
      form.setProblems(fields)
      return { title: 'Error Sending SMS Campaign', description: sentence || 'Failed to send SMS campaign' }
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refusal = refusalOf(draft.message)
    if (refusal) return void showToast({ ...refusal, tone: 'critical' })
    sending.mutate(draft)
  }
  return { draft, field, box, submit, busy: sending.isPending }
}

function refusalOf(message: string) {
  if (!message.trim()) return { title: 'Missing Information', description: 'Please provide an SMS message' }
  if (message.length > longestSms)
    return {
      title: 'Message Too Long',
      description: 'SMS messages should be 160 characters or less to avoid additional charges',
    }
  return undefined
}
