import type { FormEvent } from 'react'
import { sendBirthdaySpecials, sendNotification } from '#api/messaging/messaging.ts'
import type { SendNotificationBody } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { useDraft } from '../use-draft.ts'
import { useSending } from '../use-send-message.ts'
import { members } from '../words.ts'

const draftName = 'staff-notification'
const empty = { title: '', message: '', type: 'PROMOTION', targetAudience: 'ALL', date: '', time: '' }

type Draft = typeof empty

/** The notification form: what is filled in, and sending or scheduling it. */
export function useNotification() {
  const form = useDraft(draftName, empty)
  const { draft, change, field } = form
  const sending = useSending({
    draft: draftName,
    send: sendNotification,
    onSent: ({ message }) => {
      form.empty()
      return { title: 'Notification Sent!', description: message }
    },
    onFailed: ({ sentence, fields }) => {
      form.setProblems(fields)
      return { title: 'Error', description: sentence || 'Failed to send notification' }
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = problemsOf(draft)
    form.setProblems(problems)
    const [problem] = Object.values(problems)
    if (problem) showToast({ title: 'Missing Information', description: problem, tone: 'critical' })
    else sending.mutate(bodyOf(draft))
  }
  return {
    draft,
    submit,
    busy: sending.isPending,
    field: (name: keyof Draft) => ({
      ...field(name),
      // Without a date there is no time.
      ...(name === 'date' && {
        onChange: ({ target }: { target: { value: string } }) =>
          change({ date: target.value, time: target.value ? draft.time || '09:00' : '' }),
      }),
    }),
  }
}

function problemsOf({ title, message, date, time }: Draft): Readonly<Record<string, string>> {
  const missing = 'Please fill in title and message'
  return {
    ...(!title.trim() && { title: missing }),
    ...(!message.trim() && { message: missing }),
    ...(date && !time && { time: 'Please choose a time' }),
  }
}

const bodyOf = ({ title, message, type, targetAudience, date, time }: Draft) =>
  ({
    title,
    message,
    type,
    targetAudience,
    scheduledFor: date ? `${date}T${time}:00` : null,
  }) as SendNotificationBody

export function useBirthdaySpecials() {
  const sending = useSending<void, Awaited<ReturnType<typeof sendBirthdaySpecials>>>({
    draft: 'staff-birthdays',
    send: (_nothing, options) => sendBirthdaySpecials(options),
    onSent: ({ count, pendingCount }) => ({
      title: 'Birthday Notifications Sent!',
      description:
        pendingCount > 0
          ? `${members(count)} reached, ${pendingCount} on the way.`
          : `${members(count)} reached.`,
    }),
    onFailed: ({ sentence }) => ({
      title: 'Error',
      description: sentence || 'Failed to send birthday notifications',
    }),
  })
  return { send: () => sending.mutate(), busy: sending.isPending }
}
