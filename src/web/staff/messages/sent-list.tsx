import type { ReactNode } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import type { ApiError } from '../../data/request.ts'

type SentListProps<Sent> = {
  title: string
  list: { data?: readonly Sent[] | undefined; error: ApiError | null; refetch: () => unknown }
  row: (sent: Sent) => ReactNode
  /** Loads older messages. */
  more?: ReactNode
}

type OnItsWay = { readonly state: string; readonly scheduledFor: string | null }

/** The refetch interval: every second while a campaign is being sent, and when one is due. */
export function renewInMs(sent: readonly OnItsWay[]): number | false {
  if (sent.some(({ state }) => state === 'sending')) return 1_000
  const due = sent
    .filter(({ state }) => state === 'scheduled')
    .map(({ scheduledFor }) => untilMs(scheduledFor))
  return due.length > 0 && Math.min(longestMs, Math.max(1_000, Math.min(...due)))
}

// A timer of more than 24 days would fire immediately, and a change of the clock is noticed within the hour.
const longestMs = 3_600_000

const untilMs = (time: string | null) => (time ? Date.parse(time) - Date.now() : longestMs)

/** The messages sent over a channel, newest first. */
export function SentList<Sent>({ title, list: { data, error, refetch }, row, more }: SentListProps<Sent>) {
  return (
    <Section title={title} level={3} size={18} padding="l">
      {error && !data && (
        <Notice
          tone="critical"
          title="Couldn’t load the list"
          action={
            <Button size="s" variant="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {error.userMessage}
        </Notice>
      )}
      {!data && !error && <Loading />}
      {data?.length === 0 && (
        <EmptyState
          level={3}
          drawing="letter"
          title="Nothing sent yet"
          hint="Campaigns you send show up here with their results."
        />
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap="l">
          {data.map(row)}
        </Stack>
      )}
      {more}
    </Section>
  )
}
