import { useEffect, useState } from 'react'
import { uploadPicture } from '#api/pictures/pictures.ts'
import { useAction } from '../../../data/use-action.ts'
import { preparePhoto } from '../../../form/prepare-photo.ts'

interface ChosenPhoto {
  readonly photo: Blob
  readonly src: string
}

/** The error for a form sent while a picture is still being cropped. */
export const notUsedYet = 'Please use or cancel the new picture'

export type Upload = ReturnType<typeof useUpload>

/** A chosen picture that is cropped before the upload. The server's error stays until the next try. */
export function useUpload(onUploaded: (imageUrl: string) => void) {
  const [chosen, setChosen] = useState<ChosenPhoto>()
  const [at, setAt] = useState(50)
  const sending = useAction({
    call: ({ photo }: ChosenPhoto) =>
      uploadPicture(
        photo,
        { shape: 'wide', x: at / 100, y: at / 100 },
        // The generated client has no exact picture type.
        { headers: { 'Content-Type': photo.type || 'application/octet-stream' } },
      ),
    failure: () => undefined,
    onSuccess: ({ imageUrl }) => {
      setChosen(undefined)
      onUploaded(imageUrl)
    },
  })
  const { src } = chosen ?? {}
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src])
  return {
    src,
    at,
    setAt,
    choose: async (file: File) => {
      sending.reset()
      setAt(50)
      const photo = await preparePhoto(file)
      setChosen({ photo, src: URL.createObjectURL(photo) })
    },
    cancel: () => setChosen(undefined),
    send: () => chosen && sending.mutate(chosen),
    isSending: sending.isPending,
    problem: sending.error?.userMessage,
  }
}
