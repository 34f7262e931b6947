import { keepPreviousData } from '@tanstack/react-query'
import { usePreviewCampaign } from '#api/campaigns/campaigns.ts'
import type { CampaignPreview, PreviewCampaignParams } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { momentOf } from '../../format/days.ts'
import { members, reasonsInWords } from './words.ts'

/** How many will get it, how many not and why, and whether it will wait. */
export function useReach(audience: PreviewCampaignParams) {
  return usePreviewCampaign(audience, { query: { placeholderData: keepPreviousData } })
}

export function Reach({ reach }: { reach: ReturnType<typeof useReach> }) {
  if (reach.data) return reach.data.isSetUp && <ReachFigures {...reach.data} />
  return (
    <Text size={14} tone="quiet" role="status">
      {reach.error ? `We can’t say now how many get it. ${reach.error.userMessage}` : 'Counting members…'}
    </Text>
  )
}

function ReachFigures({ willGet, skipped, quietUntil }: CampaignPreview) {
  return (
    <Stack gap="xs">
      <Text weight="strong" role="status">
        {willGet === 0 ? 'Nobody gets it' : `${members(willGet)} ${willGet === 1 ? 'gets' : 'get'} it`}
      </Text>
      {skipped.length > 0 && (
        <Text size={14} tone="quiet">
          Not sent to: {reasonsInWords(skipped)}.
        </Text>
      )}
      {skipped.some(({ reason }) => reason === 'daily limit') && (
        <Notice tone="caution" title="Too much for one day">
          Some members have had as many messages today as they may get. They get it another day, not today.
        </Notice>
      )}
      {quietUntil && (
        <Notice tone="caution" title="Quiet hours">
          Marketing waits until {momentOf(quietUntil)}.
        </Notice>
      )}
    </Stack>
  )
}
