import { useState } from 'react'
import {
  getReadOwnRecoveryCodesQueryKey,
  getReadRecoveryCodesQueryKey,
  makeOwnRecoveryCodes,
  makeRecoveryCodes,
  useReadOwnRecoveryCodes,
  useReadRecoveryCodes,
} from '#api/recovery/recovery.ts'
import { useAction } from '../../data/use-action.ts'
import { replacingSecret } from '../../form/adding-once.ts'
import type { Whose } from '../passkeys/ceremonies.ts'

/** The number of codes left, and creating new ones. New codes exist only in memory until their dialog closes. */
export function useRecoveryCodes(whose: Whose) {
  const isStaff = whose === 'staff'
  const own = useReadOwnRecoveryCodes({ query: { enabled: isStaff } })
  const members = useReadRecoveryCodes({ query: { enabled: !isStaff } })
  const [codes, setCodes] = useState<readonly string[]>()
  const making = useAction({
    call: () => (isStaff ? makeOwnRecoveryCodes() : makeRecoveryCodes()),
    onSuccess: made => setCodes(made.codes),
    ...replacingSecret(
      'New codes may have been created',
      'The connection was lost, so your old codes may no longer work. Please create new ones.',
      'We couldn’t create new codes',
    ),
    refreshes: [isStaff ? getReadOwnRecoveryCodesQueryKey() : getReadRecoveryCodesQueryKey()],
  })
  return {
    state: isStaff ? own : members,
    make: making.mutate,
    busy: making.isPending,
    codes,
    forget: () => setCodes(undefined),
  }
}
