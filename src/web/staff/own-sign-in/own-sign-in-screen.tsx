import { WaysIn } from '../../member/passkeys/ways-in.tsx'

/** How somebody on the staff comes in, beside their code. */
export function OwnSignInScreen() {
  return <WaysIn whose="staff" />
}
