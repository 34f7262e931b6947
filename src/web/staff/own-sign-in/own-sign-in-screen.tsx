import { PasskeysCard } from '../../member/passkeys/passkeys-card.tsx'

/** How somebody on the staff comes in, beside their code. */
export function OwnSignInScreen() {
  return <PasskeysCard whose="staff" />
}
