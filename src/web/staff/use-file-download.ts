import { useMutation } from '@tanstack/react-query'
import { showToast } from '#ui-kit/toast/store.ts'
import { type ApiError, fetchOk } from '../data/request.ts'
import { handleUnauthorized } from '../member/unauthorized.ts'

/** Saves a file that the clinic makes; a failure is told instead of saved. */
export function useFileDownload(fileName: string) {
  return useMutation<Blob, ApiError, string>({
    mutationFn: async address => (await fetchOk(address)).blob(),
    onSuccess: file => save(file, fileName),
    onError: error => {
      if (handleUnauthorized(error)) return
      showToast({ title: 'Export Failed', description: error.sentence, tone: 'critical' })
    },
  })
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
