import { useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { pictureOnWeb } from './picture-on-web.ts'
import { notUploaded } from './use-photo.ts'

export type UploadFromWebProps = { address: string; onPicture: (picture: Blob) => void }

/** Turns a linked picture into the member's own photo: this browser fetches and uploads it. */
export function UploadFromWeb({ address, onPicture }: UploadFromWebProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'out of reach'>('idle')
  const take = async () => {
    setState('loading')
    const picture = await pictureOnWeb(address)
    setState(picture ? 'idle' : 'out of reach')
    if (picture) onPicture(picture)
  }
  return (
    <>
      {state === 'out of reach' && (
        <Notice tone="critical" title={notUploaded}>
          We couldn’t get the photo from that link. Save it to your device, then choose it here.
        </Notice>
      )}
      <Button
        variant="secondary"
        full
        busy={state === 'loading'}
        busyLabel="Loading the photo..."
        onClick={() => void take()}
      >
        Upload this photo
      </Button>
    </>
  )
}
