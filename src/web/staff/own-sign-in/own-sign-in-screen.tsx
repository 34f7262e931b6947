import { WaysIn } from '../../member/passkeys/ways-in.tsx'

/** A staff member's ways to sign in other than their code. */
export function OwnSignInScreen() {
  return <WaysIn whose="staff" />
}
