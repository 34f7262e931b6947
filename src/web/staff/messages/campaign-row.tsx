import { type ReactNode, useState } from 'react'
import type { AdminNotification, Campaign } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { CampaignControls } from './campaign-controls.tsx'
import { Clicks } from './clicks.tsx'
import { Waiting } from './waiting.tsx'
import { reasonsInWords, stateWords } from './words.ts'

type SentMessage = Campaign | AdminNotification

/** A sent or scheduled message with its progress, results, and the buttons to pause or cancel it. */
export function CampaignRow({
  campaign,
  about,
  time,
}: {
  campaign: SentMessage
  about: ReactNode
  time: string
}) {
  const { message, state } = campaign
  // A text message has no title.
  const title = 'kind' in campaign && campaign.kind === 'sms' ? message : campaign.title
  const { label, tone } = stateWords[state]
  return (
    <Stack as="li" gap="xs">
      <Inline spread="between" align="start" gap="s">
        <Text weight="strong">{title}</Text>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      {message !== title && <Message text={message} />}
      <Text size={14} tone="quiet">
        {about} {time}
      </Text>
      <Waiting campaign={campaign} />
      <Figures campaign={campaign} />
      {'links' in campaign && campaign.kind === 'email' && <Clicks campaign={campaign} />}
      <CampaignControls campaign={campaign} />
    </Stack>
  )
}

/** Roughly two lines on a phone. */
const shortLength = 90

/** The first lines, and the full text on demand. */
function Message({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= shortLength && !text.includes('\n'))
  if (isWhole) return <Text lines="keep">{text}</Text>
  return (
    <>
      <Text lines="two">{text}</Text>
      <Inline>
        <Button variant="quiet" size="s" aria-expanded={false} onClick={() => setWhole(true)}>
          Show Full Message
        </Button>
      </Inline>
    </>
  )
}

function Figures({ campaign }: { campaign: SentMessage }) {
  const { state, totalRecipients, successCount, failureCount, unknownCount, pendingCount, skipped } = campaign
  const { deliveredCount = 0, undeliveredCount = 0 } = campaign
  if (state === 'scheduled' || (state === 'late' && totalRecipients === 0)) return null
  const through = totalRecipients - pendingCount
  const words = [
    `${successCount} of ${totalRecipients} sent`,
    deliveredCount > 0 && `${deliveredCount} delivered`,
    undeliveredCount > 0 && `${undeliveredCount} not delivered`,
    failureCount > 0 && `${failureCount} failed`,
    state === 'done' &&
      pendingCount > 0 &&
      `${pendingCount} in the app only so far; we’ll try their devices again`,
    unknownCount > 0 && `${unknownCount} may not have arrived (interrupted); we won’t resend`,
    skipped.length > 0 && `skipped: ${reasonsInWords(skipped)}`,
  ]
  return (
    <>
      {(state === 'sending' || state === 'paused' || state === 'late') && (
        <Progress
          label="Sent so far"
          labelHidden
          size="s"
          value={through}
          max={totalRecipients}
          valueText={`${through} of ${totalRecipients}`}
        />
      )}
      <Text size={14} tone={failureCount > 0 ? 'critical' : 'quiet'} figures>
        {words.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
