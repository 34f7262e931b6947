import { Button } from '#ui-kit/actions/button/button.tsx'
import { useWelcome } from './use-sign-in.ts'

const load = () => import('../../../member/passkeys/ceremonies.ts')

/** Signs in the passkey's owner without typing, in browsers that can. The browser's dialog guides them. */
export function PasskeyButton() {
  const welcome = useWelcome()
  if (!('PublicKeyCredential' in globalThis)) return null
  return (
    <Button variant="secondary" full onClick={() => load().then(it => it.enterAsMember(welcome))}>
      Sign In with a Passkey
    </Button>
  )
}
