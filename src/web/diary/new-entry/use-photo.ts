import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Photo } from '#api/schemas/index.ts'
import { ApiError } from '../../data/request.ts'
import { handleUnauthorized } from '../../data/unauthorized.ts'
import { preparePhoto } from '../../form/prepare-photo.ts'
import { sendPhoto } from './send-photo.ts'

export type Upload =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly preview: string; readonly share: number }
  | { readonly status: 'failed'; readonly preview: string; readonly userMessage: string }

type ChosenPhoto = { readonly file: Blob; readonly preview: string; readonly stop: AbortController }

export const notUploaded = 'Your photo wasn’t uploaded'

const tooLarge = 10 * 1024 * 1024

/**
 * Uploads a chosen photo while the user fills in the form; it can be canceled and retried. `onChange` gets the uploaded
 * photo, and whether one is still to come.
 */
export function usePhoto(onChange: (photo: Photo | undefined, isAwaited: boolean) => void) {
  const [upload, setUpload] = useState<Upload>({ status: 'none' })
  const chosen = useRef<ChosenPhoto>(undefined)
  useEffect(() => () => drop(chosen), [])

  const send = async (file: Blob) => {
    drop(chosen)
    const mine: ChosenPhoto = { file, preview: URL.createObjectURL(file), stop: new AbortController() }
    chosen.current = mine
    const show = (next: Upload) => chosen.current === mine && setUpload(next)
    show({ status: 'sending', preview: mine.preview, share: 0 })
    try {
      const photo = await keep(mine, share => show({ status: 'sending', preview: mine.preview, share }))
      if (chosen.current !== mine) return
      onChange(photo, false)
      drop(chosen)
      setUpload({ status: 'none' })
    } catch (error) {
      if (chosen.current === mine) handleUnauthorized(error)
      show({ status: 'failed', preview: mine.preview, userMessage: sentenceOf(error) })
    }
  }
  return {
    upload,
    send: (file: Blob) => {
      onChange(undefined, true)
      void send(file)
    },
    retry: () => chosen.current && void send(chosen.current.file),
    cancel: () => {
      onChange(undefined, false)
      drop(chosen)
      setUpload({ status: 'none' })
    },
  }
}

function drop(chosen: RefObject<ChosenPhoto | undefined>) {
  chosen.current?.stop.abort()
  if (chosen.current) URL.revokeObjectURL(chosen.current.preview)
  chosen.current = undefined
}

async function keep({ file, stop }: ChosenPhoto, onProgress: (share: number) => void): Promise<Photo> {
  const ready = await preparePhoto(file)
  // Canceled while it was being scaled down, so don't upload it.
  stop.signal.throwIfAborted()
  if (ready.size > tooLarge)
    throw new ApiError(413, 'This file is larger than 10 MB. Please choose a smaller one.')
  return sendPhoto(ready, { signal: stop.signal, onProgress })
}

const sentenceOf = (error: unknown) =>
  error instanceof ApiError ? error.userMessage : 'Something went wrong during the upload. Please try again.'
