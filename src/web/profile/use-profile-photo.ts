import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { removeProfilePhoto, setProfilePhoto } from '#api/profile-photos/profile-photos.ts'
import { useAction } from '../data/use-action.ts'
import { preparePhoto } from '../form/prepare-photo.ts'

const failure = 'Photo Not Changed'

/** Sets and removes the member's photo. Scales large camera photos down before the upload. */
export function useProfilePhoto() {
  const refreshes = [getCurrentUserQueryKey()]
  const setting = useAction({ call: send, success: () => ({ title: 'Photo Saved' }), failure, refreshes })
  const removing = useAction({
    call: () => removeProfilePhoto(),
    success: () => ({ title: 'Photo Removed' }),
    failure,
    refreshes,
  })
  return {
    set: (file: Blob) => setting.mutate(file),
    remove: () => removing.mutate(),
    busy: setting.isPending || removing.isPending,
  }
}

async function send(file: Blob) {
  const photo = await preparePhoto(file)
  // The generated client has no exact picture type.
  return setProfilePhoto(photo, { headers: { 'Content-Type': photo.type || 'application/octet-stream' } })
}
