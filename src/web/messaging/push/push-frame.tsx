import { type ReactNode, useId, useState } from 'react'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { BellOff, BellRing } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { rowIcon } from '../../member/row-group.tsx'

/** A separate card, or a row that opens. */
export type FrameOfPush = 'card' | 'row'

type PushFrameProps = { frame: FrameOfPush; enabled: boolean | undefined; children: ReactNode }

const title = 'Push Notifications'

/** The frame around it, with the status if known. */
export const PushFrame = ({ frame, ...props }: PushFrameProps) =>
  frame === 'row' ? <InRow {...props} /> : <InCard {...props} />

function InCard({ enabled, children }: Omit<PushFrameProps, 'frame'>) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="m">
        <Inline spread="between" gap="s" wrap>
          <Heading level={2} size={18} id={id}>
            {title}
          </Heading>
          <Status enabled={enabled} />
        </Inline>
        {children}
      </Stack>
    </Card>
  )
}

function InRow({ enabled, children }: Omit<PushFrameProps, 'frame'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ListRow
        leading={enabled ? <BellRing {...rowIcon} /> : <BellOff {...rowIcon} />}
        title={title}
        trailing={<Status enabled={enabled} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Stack as="li" gap="m">
          {children}
        </Stack>
      )}
    </>
  )
}

function Status({ enabled }: Pick<PushFrameProps, 'enabled'>) {
  if (enabled === undefined) return null
  return enabled ? (
    <Badge tone="positive" icon={BellRing}>
      Enabled
    </Badge>
  ) : (
    <Badge icon={BellOff}>Disabled</Badge>
  )
}
