import type { AdminNotification, Campaign } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { momentOf } from '../../format/days.ts'
import { members } from './words.ts'

type WaitingProps = { campaign: Pick<Campaign | AdminNotification, 'waiting' | 'pendingCount' | 'state'> }

/** Why a message waits or is slow, and what happens next. */
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
    title: 'Overdue: needs your decision',
    words: `It was scheduled for ${when} and couldn’t be sent. Send it now if it’s still valid, or cancel it.`,
  }),
  'not set up': () => ({
    title: 'On hold: not set up',
    words: 'The owner’s start page in the staff area lists what’s missing.',
  }),
  'account trouble': ({ when, left }) => ({
    title: 'On hold: the provider rejects the clinic’s account',
    words: `Still waiting: ${left}. No one is skipped. The owner’s start page in the staff area shows how to fix it. We’ll test with one message at ${when}; if it works, the rest go out. If it takes over an hour, we’ll ask you before sending.`,
  }),
  'quiet hours': ({ when }) => ({
    title: 'On hold until morning',
    words: `It’s quiet hours. Sending resumes at ${when}.`,
  }),
  'provider away': ({ when, left }) => ({
    title: 'On hold: the provider isn’t responding',
    words: `Still waiting: ${left}. We’ll keep trying${when ? `, next at ${when}` : ''}.`,
  }),
  'provider slow': ({ left }) => ({
    title: 'Sending slowly',
    words: `Still waiting: ${left}.`,
  }),
  'next try': ({ when, left }) => ({
    title: 'Trying again later',
    words: `Couldn’t reach ${left} yet. Next try at ${when}.`,
  }),
  'no worker': () => ({
    title: 'On hold: nothing is sending',
    words: 'Background jobs aren’t running. Ask whoever runs your server to check the worker.',
  }),
}
