import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#ui-kit/toast/store.ts'
import type { RequestFailed } from '../../request.ts'
import { whenUnauthorized } from '../../shell/unauthorized.ts'
import { renewCampaigns } from './use-sending.ts'

/** What follows pausing, going on and cancelling; a second click finds the campaign where it wants it. */
export function useSteering() {
  const queries = useQueryClient()
  return {
    onError: (error: RequestFailed) => {
      if (!whenUnauthorized(error))
        showToast({ title: 'Error', description: error.sentence, tone: 'critical' })
    },
    onSettled: () => renewCampaigns(queries),
  }
}
