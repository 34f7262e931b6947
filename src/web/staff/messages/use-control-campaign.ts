import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { renewCampaigns } from './use-send-message.ts'

/** What follows pausing, going on and cancelling; a second click finds the campaign where it wants it. */
export function useControlCampaign() {
  const queries = useQueryClient()
  return {
    onError: (error: ApiError) => {
      if (!handleUnauthorized(error))
        showToast({ title: 'Error', description: error.sentence, tone: 'critical' })
    },
    onSettled: () => renewCampaigns(queries),
  }
}
