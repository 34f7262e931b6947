import { useMutation } from '@tanstack/react-query'
import { exportHoldings } from '#api/privacy/privacy.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { saveFile } from './save-file.ts'

/** Fetches everything that is held of the member and gives it to them as a file. */
export function useDownload() {
  return useMutation({
    mutationFn: () => exportHoldings(),
    onSuccess: held => {
      saveFile('my-data.json', JSON.stringify(held, null, 2))
      showToast({
        title: 'Your data is here',
        description: 'The file my-data.json has everything we hold about you.',
        tone: 'positive',
      })
    },
    onError: (error: ApiError) => {
      if (handleUnauthorized(error)) return
      showToast({
        title: 'Download Failed',
        description: error.sentence || 'Your data could not be fetched. Please try again.',
        tone: 'critical',
      })
    },
  })
}
