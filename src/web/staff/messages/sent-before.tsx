import type { ReactNode } from 'react'
import { Button } from '#ui-kit/button/button.tsx'
import { EmptyState } from '#ui-kit/empty-state/empty-state.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import { Loading, SkeletonRows } from '#ui-kit/skeleton/skeleton.tsx'
import type { RequestFailed } from '../../request.ts'

type SentBeforeProps<Sent> = {
  title: string
  list: { data?: readonly Sent[] | undefined; error: RequestFailed | null; refetch: () => unknown }
  row: (sent: Sent) => ReactNode
}

/** While one is under way the list asks again every second. */
export const whileSending = (query: { state: { data?: readonly { state: string }[] | undefined } }) =>
  query.state.data?.some(({ state }) => state === 'sending') ? 1_000 : false

/** What was sent over a channel, the latest first. */
export function SentBefore<Sent>({ title, list: { data, error, refetch }, row }: SentBeforeProps<Sent>) {
  return (
    <Card padding="l" as="section" aria-label={title}>
      <Stack gap="m">
        <Heading level={3} size={18}>
          {title}
        </Heading>
        {error && !data && (
          <Notice
            tone="critical"
            title="The list could not be loaded"
            action={
              <Button size="s" variant="secondary" onClick={() => void refetch()}>
                Try Again
              </Button>
            }
          >
            {error.sentence}
          </Notice>
        )}
        {!data && !error && (
          <Loading>
            <SkeletonRows />
          </Loading>
        )}
        {data?.length === 0 && (
          <EmptyState
            level={3}
            drawing="letter"
            title="Nothing sent yet"
            hint="What you send stands here, with how it went."
          />
        )}
        {data && data.length > 0 && (
          <Stack as="ul" gap="l">
            {data.map(row)}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
