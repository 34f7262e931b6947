import type { AdminNotification, Campaign } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { momentOf } from '../../format/days.ts'
import { members } from './words.ts'

type WaitingProps = { campaign: Pick<Campaign | AdminNotification, 'waiting' | 'pendingCount' | 'state'> }

/** Why a message is not on its way, or not fast, and what becomes of it. */
export function Waiting({ campaign }: WaitingProps) {
  const { waiting, pendingCount } = campaign
  if (!waiting) return null
  const { why, reason, at } = waiting
  const when = at && momentOf(at)
  const { title, words } = texts[why]({ when, left: members(pendingCount) })
  return (
    <Notice tone={why === 'quiet hours' || why === 'next try' ? 'info' : 'caution'} title={title}>
      {[reason, words].filter(Boolean).join(' ')}
    </Notice>
  )
}

type Text = (about: { when: string | null; left: string }) => { title: string; words: string }

const texts: Readonly<Record<NonNullable<Campaign['waiting']>['why'], Text>> = {
  late: ({ when }) => ({
    title: 'Late: it waits for you',
    words: `It was to go out on ${when} and could not. Send it now if it still holds, or cancel it.`,
  }),
  'not set up': () => ({
    title: 'Waits: nobody takes these messages',
    words: 'What is missing stands on the owner’s first page of the staff area.',
  }),
  'account trouble': ({ when, left }) => ({
    title: 'Waits: the clinic’s account is turned away',
    words: `${left} still to come, and nobody is skipped. The owner sees what to do. One message is tried again at ${when}; once it is taken, the others follow. After an hour it asks you first.`,
  }),
  'quiet hours': ({ when }) => ({
    title: 'Waits for the morning',
    words: `These are quiet hours. It goes on at ${when}.`,
  }),
  'provider away': ({ when, left }) => ({
    title: 'Waits: nobody answers',
    words: `${left} still to come. It is tried again by itself${when ? `, next at ${when}` : ''}.`,
  }),
  'provider slow': ({ left }) => ({
    title: 'On its way, slowly',
    words: `${left} still to come.`,
  }),
  'next try': ({ when, left }) => ({
    title: 'Tried again later',
    words: `${left} could not be reached yet. The next try is at ${when}.`,
  }),
  'no worker': () => ({
    title: 'Waits: nobody sends it',
    words: 'The background jobs don’t run. Whoever runs the server should look at the worker.',
  }),
}
