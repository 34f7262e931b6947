import { useState } from 'react'
import { createApiKey, getListApiKeysQueryKey, revokeApiKey } from '#api/api-keys/api-keys.ts'
import type { IssuedApiKey } from '#api/schemas/index.ts'
import { useAction } from '../../data/use-action.ts'
import { addingOnce } from '../../form/adding-once.ts'

/** The owner's actions for keys. A new key exists only in memory until its dialog closes. */
export function useApiKeys(onDone: (about: string) => void) {
  const [issued, setIssued] = useState<IssuedApiKey>()
  const changed = { failure: 'Error', refreshes: [getListApiKeysQueryKey()] }
  const creating = useAction({
    call: createApiKey,
    onSuccess: setIssued,
    onOver: () => onDone('new'),
    ...changed,
    ...addingOnce('Key Already Created', 'It was in a response that got lost. Revoke it and create another.'),
  })
  const revoking = useAction({
    call: (id: string) => revokeApiKey(id),
    success: ({ name }) => ({ title: 'Key revoked', description: name }),
    onOver: onDone,
    ...changed,
  })
  return {
    create: creating.mutate,
    revoke: revoking.mutate,
    busy: creating.isPending || revoking.isPending,
    issued,
    forgetKey: () => setIssued(undefined),
  }
}
