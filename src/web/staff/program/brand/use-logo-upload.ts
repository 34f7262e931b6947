import { uploadLogo } from '#api/brand/brand.ts'
import { useAction } from '../../../data/use-action.ts'

const mostBytes = 2_000_000

export function useLogoUpload(onKept: (id: string) => void) {
  const uploading = useAction({
    call: (file: File) => {
      if (file.size > mostBytes) throw new TooHeavy()
      return uploadLogo(file, { headers: { 'Content-Type': file.type || 'application/octet-stream' } })
    },
    failure: error =>
      error instanceof TooHeavy
        ? { title: 'Couldn’t Add Logo', description: 'Please choose a file of at most 2 MB.' }
        : { title: 'Couldn’t Add Logo', description: error.userMessage },
    onSuccess: ({ id }) => onKept(id),
  })
  return { send: (file: File) => uploading.mutate(file), isBusy: uploading.isPending }
}

class TooHeavy extends Error {}
