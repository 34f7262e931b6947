import {
  getListOwnPasskeysQueryKey,
  getListPasskeysQueryKey,
  removeOwnPasskey,
  removePasskey,
  renameOwnPasskey,
  renamePasskey,
  useListOwnPasskeys,
  useListPasskeys,
} from '#api/passkeys/passkeys.ts'
import { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import type { Whose } from './ceremonies.ts'

/** A person's passkeys, and the actions for them. */
export function usePasskeys(whose: Whose, onDone: () => void) {
  const isStaff = whose === 'staff'
  const own = useListOwnPasskeys({ query: { enabled: isStaff } })
  const members = useListPasskeys({ query: { enabled: !isStaff } })
  const refreshes = [isStaff ? getListOwnPasskeysQueryKey() : getListPasskeysQueryKey()]
  const changed = { failure: 'Error', onOver: onDone, refreshes }
  const adding = useAction({
    call: async () => (await import('./ceremonies.ts')).makePasskey(whose),
    success: ({ name }) => ({ title: 'Passkey added', description: `Saved as “${name}.”` }),
    failure: error => ({
      title: 'No passkey was added',
      description: error instanceof ApiError ? error.userMessage : 'Nothing changed. You can try again.',
    }),
    refreshes,
  })
  const renaming = useAction({
    call: ({ id, name }: { id: string; name: string }) =>
      (isStaff ? renameOwnPasskey : renamePasskey)(id, { name }),
    success: (_done, { name }) => ({ title: 'Saved', description: name }),
    ...changed,
  })
  const removing = useAction({
    call: (id: string) => (isStaff ? removeOwnPasskey : removePasskey)(id),
    success: () => ({ title: 'Passkey removed', description: 'It no longer works.', tone: 'plain' }),
    ...changed,
  })
  return {
    list: isStaff ? own : members,
    add: () => adding.mutate(),
    isAdding: adding.isPending,
    rename: renaming.mutate,
    remove: removing.mutate,
    busy: renaming.isPending || removing.isPending,
  }
}
