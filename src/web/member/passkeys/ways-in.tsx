import { useEffect, useState } from 'react'
import { useFocusOnStep } from '../../form/use-focus-on-step.ts'
import { FirstPasswordCard } from '../first-password/first-password-card.tsx'
import { RecoveryCard } from '../recovery/recovery-card.tsx'
import { useSignedInUser } from '../use-signed-in-user.ts'
import type { Whose } from './ceremonies.ts'
import { PasskeysCard } from './passkeys-card.tsx'

/** The ways to sign in other than by code. */
export const WaysIn = ({ whose }: { whose: Whose }) =>
  whose === 'member' ? (
    <WaysInOfMember />
  ) : (
    <>
      <PasskeysCard whose={whose} />
      <RecoveryCard whose={whose} />
    </>
  )

/** A recovery code is entered together with an email address. */
function WaysInOfMember() {
  const { user } = useSignedInUser()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  useFocusOnStep(isHere, '#passkeys', true)
  return (
    <>
      <FirstPasswordCard />
      <PasskeysCard whose="member" />
      {user?.email && <RecoveryCard whose="member" />}
    </>
  )
}
