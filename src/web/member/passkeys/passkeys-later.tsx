import { Suspense, useState } from 'react'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { KeyRound } from '#ui-kit/icons.ts'
import { lazyWithRetry } from '../../hydration/lazy-with-retry.ts'
import { RowGroup, rowIcon } from '../row-group.tsx'
import { useSignedInUser } from '../use-signed-in-user.ts'

const WaysIn = lazyWithRetry(async () => ({ default: (await import('./ways-in.tsx')).WaysIn }))

/** The passkeys' place on the profile. Few members need them, so code and data load only on demand. */
export function PasskeysLater() {
  const [isOpen, setOpen] = useState(false)
  const { user } = useSignedInUser()
  const group = (
    <RowGroup title="Security">
      <ListRow
        leading={<KeyRound {...rowIcon} />}
        title="Passkeys"
        hint={`Fingerprint, face or PIN sign-in${user?.email ? ', and recovery codes' : ''}`}
        onClick={() => setOpen(true)}
      />
    </RowGroup>
  )
  if (!isOpen) return group
  return (
    <Suspense fallback={group}>
      <WaysIn whose="member" />
    </Suspense>
  )
}
