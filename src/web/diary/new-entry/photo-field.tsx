import { useId } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { FileButton } from '#ui-kit/actions/file-button/file-button.tsx'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { TextField, type TextFieldProps } from '#ui-kit/forms/text-field/text-field.tsx'
import { Camera, ImagePlus } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import type { Draft } from './entry-draft.ts'
import { UploadFromWeb } from './upload-from-web.tsx'
import { notUploaded, type Upload, type usePhoto } from './use-photo.ts'

export type PhotoFieldProps = {
  photo: Draft['photo']
  /** A photo was chosen before the screen was left. */
  isLost: boolean
  uploading: ReturnType<typeof usePhoto>
  problem: string | undefined
  onRemove: () => void
  address: Pick<TextFieldProps, 'name' | 'error' | 'onChange'> & { value: string }
}

/** An entry's picture: from the camera, the photo library, or a URL. */
export function PhotoField({ photo, isLost, uploading, problem, onRemove, address }: PhotoFieldProps) {
  const { upload, send, retry, cancel } = uploading
  if (upload.status === 'sending') return <Sending {...upload} onCancel={cancel} />
  if (upload.status === 'failed')
    return <Failed {...upload} problem={problem} onRetry={retry} onRemove={() => [cancel(), onRemove()]} />
  if (photo) return <Kept src={photo.thumbnailUrl} problem={problem} onRemove={onRemove} />
  return (
    <Stack gap="s">
      {problem && <Notice tone="critical">{problem}</Notice>}
      {isLost && (
        <Notice
          tone="caution"
          title={notUploaded}
          action={
            <Button size="s" variant="quiet" onClick={cancel}>
              Continue Without It
            </Button>
          }
        >
          Please choose your photo again.
        </Notice>
      )}
      <Grid columns={2} gap="s">
        <FileButton label="Take a photo" icon={Camera} accept="image/*" capture="user" onFile={send} />
        {/* If the list lacks HEIC, iPhones convert photos to JPEG. */}
        <FileButton
          label="Choose a photo"
          icon={ImagePlus}
          accept="image/jpeg,image/png,image/webp"
          onFile={send}
        />
      </Grid>
      <TextField
        {...address}
        label="Image URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="Or paste a link to a photo."
        optional
      />
      {isOnWeb(address.value) && (
        <UploadFromWeb address={address.value.trim()} onPicture={send} key={address.value} />
      )}
    </Stack>
  )
}

const isOnWeb = (address: string) => /^https:\/\/[^/]+\/./.test(address.trim())

type SendingProps = Extract<Upload, { status: 'sending' }> & { onCancel: () => void }

function Sending({ preview, share, onCancel }: SendingProps) {
  const percent = Math.round(share * 100)
  return (
    <Stack gap="s">
      <Illustration src={preview} alt="The chosen photo" ratio="landscape" fallback="camera" eager />
      <Progress label="Uploading photo" value={percent} max={100} valueText={`${percent}%`} />
      <Button variant="secondary" full onClick={onCancel}>
        Cancel upload
      </Button>
    </Stack>
  )
}

type FailedProps = Extract<Upload, { status: 'failed' }> & {
  problem: string | undefined
  onRetry: () => void
  onRemove: () => void
}

function Failed({ preview, userMessage, problem, onRetry, onRemove }: FailedProps) {
  const id = useId()
  return (
    <Stack gap="s">
      <Illustration src={preview} alt="The chosen photo" ratio="landscape" fallback="camera" eager />
      <Notice tone="critical" title={notUploaded}>
        {userMessage} {problem && <span id={id}>{problem}</span>}
      </Notice>
      <Grid columns={2} gap="s">
        <Button variant="secondary" full onClick={onRetry} aria-describedby={problem && id}>
          Try Again
        </Button>
        <Button variant="quiet" full onClick={onRemove}>
          Remove photo
        </Button>
      </Grid>
    </Stack>
  )
}

type KeptProps = { src: string; problem: string | undefined; onRemove: () => void }

function Kept({ src, problem, onRemove }: KeptProps) {
  return (
    <Stack gap="s">
      <Illustration src={src} alt="Your photo" ratio="landscape" fallback="camera" eager />
      {problem ? (
        <Notice tone="critical">{problem}</Notice>
      ) : (
        <Text size={14} tone="quiet" role="status">
          Photo uploaded. Only you can see it.
        </Text>
      )}
      <Button variant="quiet" full onClick={onRemove}>
        Remove photo
      </Button>
    </Stack>
  )
}
