import type { Ref } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { FileButton } from '#ui-kit/actions/file-button/file-button.tsx'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { SelectField, type SelectFieldProps } from '#ui-kit/forms/select-field/select-field.tsx'
import { ImagePlus } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { sourcesOf } from '../../../format/uploaded-picture.ts'
import { useFocusOnSwap } from '../draft/use-focus-on-swap.ts'
import { CropFrame } from './crop-frame/crop-frame.tsx'
import type { Upload } from './use-upload.ts'

type PictureFieldProps = Pick<SelectFieldProps, 'name' | 'error' | 'onChange'> & {
  value: string
  drawings: readonly { value: string; label: string }[]
  /** The default picture, if any, and its label. */
  byItself: { src?: string; label: string }
  upload: Upload
}

/** A picture: one of the app's drawings, or an upload cropped for a card. */
export function PictureField({ drawings, byItself, upload, ...field }: PictureFieldProps) {
  const own = sourcesOf(field.value)
  const options = own ? [{ value: field.value, label: 'Your picture' }, ...drawings] : drawings
  const shown = field.value || byItself.src
  const element = useFocusOnSwap(upload.src !== undefined)
  if (upload.src) return <Cropping {...upload} ref={element} src={upload.src} error={field.error} />
  return (
    <Stack ref={element} gap="s">
      <Grid columns="fit" gap="s">
        <SelectField {...field} label="Picture" placeholder={byItself.label} options={[...options]} />
        {shown && <Illustration src={shown} sources={own} sizes="200px" ratio="wide" />}
      </Grid>
      {/* If the list lacks HEIC, iPhones convert photos to JPEG. */}
      <FileButton
        label="Upload a Picture"
        icon={ImagePlus}
        accept="image/jpeg,image/png,image/webp"
        onFile={upload.choose}
      />
    </Stack>
  )
}

type CroppingProps = Upload & { ref: Ref<HTMLElement>; src: string; error: string | undefined }

const Cropping = ({ ref, src, at, setAt, send, cancel, isSending, problem, error }: CroppingProps) => (
  <Stack ref={ref} gap="s" as="section" aria-label="New picture">
    <CropFrame label="Crop" src={src} at={at} onChange={setAt} autoFocus />
    <Text size={14} tone="quiet">
      Drag it or use the arrow keys to frame the part you want.
    </Text>
    {(problem ?? error) && <Notice tone="critical">{problem ?? error}</Notice>}
    <Grid columns={2} gap="s">
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      <Button busy={isSending} onClick={send}>
        Use This Picture
      </Button>
    </Grid>
  </Stack>
)
