import { getUploadPhotoUrl } from '#api/diary/diary.ts'
import type { Photo } from '#api/schemas/index.ts'
import { failureOf, NetworkError } from '../../data/request.ts'

export type Sending = {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Uploads a photo. Uses XMLHttpRequest, because fetch doesn't report upload progress. */
export function sendPhoto(photo: Blob, { signal, onProgress }: Sending): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', getUploadPhotoUrl())
    call.setRequestHeader('Content-Type', photo.type || 'application/octet-stream')
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onload = async () => {
      if (call.status === 200) resolve(JSON.parse(call.responseText) as Photo)
      else reject(failureOf(call, call.responseText))
    }
    call.onerror = () => reject(new NetworkError())
    call.onabort = () => reject(new NetworkError())
    call.ontimeout = () => reject(new NetworkError())
    call.timeout = 120_000
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(photo)
  })
}
