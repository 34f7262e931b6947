import { fetchOk } from '../data/request.ts'
import { useAction } from '../data/use-action.ts'

/** Downloads a file from the server; shows an error if it fails. */
export function useFileDownload(fileName: string) {
  return useAction({
    call: async (address: string) => (await fetchOk(address)).blob(),
    onSuccess: file => save(file, fileName),
    failure: 'Export Failed',
  })
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
