import { keepPreviousData } from '@tanstack/react-query'
import { usePreviewCampaign } from '#api/campaigns/campaigns.ts'
import type { CampaignPreview, PreviewCampaignParams } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { momentOf } from '../../format/days.ts'
import { members, reasonsInWords } from './words.ts'

/** How many will get it, how many won't and why, and whether it will wait. */
export function useReach(audience: PreviewCampaignParams) {
  return usePreviewCampaign(audience, { query: { placeholderData: keepPreviousData } })
}

export function Reach({ reach }: { reach: ReturnType<typeof useReach> }) {
  if (reach.data) return reach.data.isSetUp && <ReachFigures {...reach.data} />
  return (
    <Stack gap="xs">
      <Text weight="strong" role="status">
        {reach.error ? 'Couldn’t count the recipients.' : 'Counting members…'}
      </Text>
      <Text size={14} tone="quiet">
        {reach.error?.userMessage ?? '\u00a0'}
      </Text>
    </Stack>
  )
}

function ReachFigures({ willGet, skipped, quietUntil }: CampaignPreview) {
  return (
    <Stack gap="xs">
      <Text weight="strong" role="status">
        {willGet === 0 ? 'No one will get it' : `Goes to ${members(willGet)}`}
      </Text>
      {skipped.length > 0 && (
        <Text size={14} tone="quiet">
          Skipped: {reasonsInWords(skipped)}.
        </Text>
      )}
      {skipped.some(({ reason }) => reason === 'daily limit') && (
        <Notice tone="caution" title="Daily limit reached">
          Some members have already had today’s maximum number of messages. They won’t get this one today.
        </Notice>
      )}
      {quietUntil && (
        <Notice tone="caution" title="Quiet hours">
          Marketing is on hold until {momentOf(quietUntil)}.
        </Notice>
      )}
    </Stack>
  )
}
