import { Button } from '#ui-kit/actions/button/button.tsx'
import { FileButton } from '#ui-kit/actions/file-button/file-button.tsx'
import { Camera, Trash2 } from '#ui-kit/icons.ts'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useProfilePhoto } from './use-profile-photo.ts'

/** Takes, chooses or removes the photo that the member and the clinic see. */
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
          {/* Phones offer camera or photo library. Without HEIC in the list, an iPhone converts photos to JPEG. */}
          <FileButton
            label={hasPhoto ? 'Choose another' : 'Choose a photo'}
            icon={Camera}
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
