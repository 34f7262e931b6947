import { cancelCampaign, pauseCampaign, resumeCampaign } from '#api/campaigns/campaigns.ts'
import { useAction } from '../../data/use-action.ts'
import { campaignLists } from './use-send-message.ts'

/** Pauses, resumes or cancels a campaign; a second click is harmless. */
export function useControlCampaign(id: string) {
  const options = { failure: 'Error', refreshes: campaignLists(), refreshesAnyway: true } as const
  const pausing = useAction({ call: () => pauseCampaign(id), ...options })
  const resuming = useAction({ call: () => resumeCampaign(id), ...options })
  const cancelling = useAction({ call: () => cancelCampaign(id), ...options })
  return {
    pause: () => pausing.mutate(),
    resume: () => resuming.mutate(),
    cancel: () => cancelling.mutate(),
    busy: pausing.isPending || resuming.isPending || cancelling.isPending,
  }
}
