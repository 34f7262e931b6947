import { SendNotificationBody } from '#api/bodies/campaigns/campaigns.ts'
import { sendBirthdaySpecials, sendNotification } from '#api/campaigns/campaigns.ts'
import type { SendNotificationBody as Body } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { contractProblems } from '../../../form/contract-problems.ts'
import { useForm } from '../../../form/use-form.ts'
import { useSending } from '../use-send-message.ts'
import { members } from '../words.ts'

const draftName = 'staff-notification'
const empty = { title: '', message: '', type: 'PROMOTION', targetAudience: 'ALL', date: '', time: '' }
const missing = 'Please fill in title and message'

type Draft = typeof empty

/** The notification form's input, and sending or scheduling it. */
export function useNotification() {
  const { draft, change, field, submit, clear } = useForm({ empty, kept: draftName, problemsOf })
  const sending = useSending({
    draft: draftName,
    send: sendNotification,
    onSent: ({ message }) => {
      clear()
      return { title: 'Notification Sent!', description: message }
    },
    onFailed: ({ userMessage }) => ({
      title: 'Error',
      description: userMessage || 'Failed to send notification',
    }),
  })
  return {
    draft,
    busy: sending.isPending,
    submit: submit(
      (typed, showProblems) =>
        sending.mutate(bodyOf(typed), { onError: ({ fields }) => showProblems(fields) }),
      problems =>
        showToast({
          title: 'Missing Information',
          description: Object.values(problems)[0],
          tone: 'critical',
        }),
    ),
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

const problemsOf = (draft: Draft) => ({
  ...contractProblems(SendNotificationBody, bodyOf(draft), { title: missing, message: missing }),
  ...(draft.date && !draft.time && { time: 'Please choose a time' }),
})

const bodyOf = ({ title, message, type, targetAudience, date, time }: Draft) =>
  ({
    title,
    message,
    type,
    targetAudience,
    scheduledFor: date ? `${date}T${time}:00` : null,
  }) as Body

export function useBirthdaySpecials() {
  const sending = useSending<void, Awaited<ReturnType<typeof sendBirthdaySpecials>>>({
    draft: 'staff-birthdays',
    send: (_nothing, options) => sendBirthdaySpecials(options),
    onSent: ({ count, pendingCount }) => ({
      title: 'Birthday Notifications Sent!',
      description:
        pendingCount > 0
          ? `Sent to ${members(count)}. Still sending: ${pendingCount}.`
          : `Sent to ${members(count)}.`,
    }),
    onFailed: ({ userMessage }) => ({
      title: 'Error',
      description: userMessage || 'Failed to send birthday notifications',
    }),
  })
  return { send: () => sending.mutate(), busy: sending.isPending }
}
