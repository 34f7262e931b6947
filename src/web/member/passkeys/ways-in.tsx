import { RecoveryCard } from '../recovery/recovery-card.tsx'
import type { Whose } from './ceremonies.ts'
import { PasskeysCard } from './passkeys-card.tsx'

/** What lets somebody in beside their password or code. */
export const WaysIn = ({ whose }: { whose: Whose }) => (
  <>
    <PasskeysCard whose={whose} />
    <RecoveryCard whose={whose} />
  </>
)
