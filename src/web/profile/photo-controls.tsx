import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { Button } from '#ui-kit/button/button.tsx'
import { FileButton } from '#ui-kit/file-button/file-button.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { useProfilePhoto } from './use-profile-photo.ts'

/** Takes or chooses the photo that the member and the clinic see, or takes it away. */
export function PhotoControls({ hasPhoto }: { hasPhoto: boolean }) {
  const { set, remove, busy } = useProfilePhoto()
  return (
    <Stack gap="xs" align="center">
      {busy ? (
        <Text size={14} tone="quiet" role="status">
          Saving your photo...
        </Text>
      ) : (
        <Inline gap="xs" spread="center">
          <FileButton label="Take a photo" icon={Camera} accept="image/*" capture="user" onFile={set} />
          {/* Without HEIC in the list an iPhone hands its photos over as JPEG. */}
          <FileButton
            label={hasPhoto ? 'Choose another' : 'Choose a photo'}
            icon={ImagePlus}
            accept="image/jpeg,image/png,image/webp"
            onFile={set}
          />
          {hasPhoto && (
            <Button variant="quiet" size="s" icon={Trash2} onClick={remove}>
              Remove photo
            </Button>
          )}
        </Inline>
      )}
      <Text size={12} tone="quiet" align="center">
        Only you and the clinic’s team see it.
      </Text>
    </Stack>
  )
}
