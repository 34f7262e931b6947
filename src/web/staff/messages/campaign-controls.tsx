import { useState } from 'react'
import type { AdminNotification, Campaign } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { useControlCampaign } from './use-control-campaign.ts'

type CampaignControlsProps = {
  campaign: Pick<Campaign | AdminNotification, 'id' | 'state' | 'title' | 'message' | 'successCount'>
}

/** Pauses, resumes, sends late or, after confirmation, cancels a campaign. */
export function CampaignControls({ campaign }: CampaignControlsProps) {
  const { id, state } = campaign
  const { pause, resume, cancel, busy } = useControlCampaign(id)
  const [asks, setAsks] = useState(false)
  if (state === 'done' || state === 'cancelled') return null
  return (
    <Inline gap="xs" wrap>
      {state === 'sending' && (
        <Button size="s" variant="secondary" busy={busy} onClick={pause}>
          Pause
        </Button>
      )}
      {(state === 'paused' || state === 'late') && (
        <Button size="s" variant="secondary" busy={busy} onClick={resume}>
          {state === 'late' ? 'Send Now' : 'Resume'}
        </Button>
      )}
      <Button size="s" variant="quiet" busy={busy} onClick={() => setAsks(true)}>
        Cancel Sending
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          cancel()
        }}
        tone="critical"
        title="Cancel this message?"
        description={whatEnds(campaign)}
        confirmLabel="Cancel Sending"
        cancelLabel={state === 'scheduled' || state === 'late' ? 'Keep It' : 'Keep Sending'}
      />
    </Inline>
  )
}

function whatEnds({ state, title, message, successCount }: CampaignControlsProps['campaign']): string {
  const named = `“${title || message}”`
  if (state === 'scheduled') return `${named} won’t be sent. This can’t be undone.`
  const said = successCount === 1 ? '1 member already has it' : `${successCount} members already have it`
  return `${named}: ${said}. No one else will get it. This can’t be undone.`
}
