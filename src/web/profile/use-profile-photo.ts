import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getCurrentUserQueryKey, setProfilePhoto, useRemoveProfilePhoto } from '#api/identity/identity.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../data/request.ts'
import { preparePhoto } from '../form/prepare-photo.ts'
import { handleUnauthorized } from '../member/unauthorized.ts'

/** Sets and removes the member's photo; what a phone's camera gives is made smaller before it is sent. */
export function useProfilePhoto() {
  const queries = useQueryClient()
  const renewed = () => queries.invalidateQueries({ queryKey: getCurrentUserQueryKey() })
  const onError = (error: ApiError) => {
    if (handleUnauthorized(error)) return
    showToast({ title: 'Photo Not Changed', description: error.sentence, tone: 'critical' })
  }
  const done = (title: string) => () => {
    showToast({ title, tone: 'positive' })
    return renewed()
  }
  const setting = useMutation({ mutationFn: send, onSuccess: done('Photo Saved'), onError })
  const removing = useRemoveProfilePhoto({ mutation: { onSuccess: done('Photo Removed'), onError } })
  return {
    set: (file: Blob) => setting.mutate(file),
    remove: () => removing.mutate(),
    busy: setting.isPending || removing.isPending,
  }
}

async function send(file: Blob) {
  const photo = await preparePhoto(file)
  // The generated call knows only that it is a picture of some type.
  return setProfilePhoto(photo, { headers: { 'Content-Type': photo.type || 'application/octet-stream' } })
}
