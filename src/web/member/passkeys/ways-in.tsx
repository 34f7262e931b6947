import { FirstPasswordCard } from '../first-password/first-password-card.tsx'
import { RecoveryCard } from '../recovery/recovery-card.tsx'
import type { Whose } from './ceremonies.ts'
import { PasskeysCard } from './passkeys-card.tsx'

/** The ways to sign in other than by code. */
export const WaysIn = ({ whose }: { whose: Whose }) => (
  <>
    {whose === 'member' && <FirstPasswordCard />}
    <PasskeysCard whose={whose} />
    <RecoveryCard whose={whose} />
  </>
)
