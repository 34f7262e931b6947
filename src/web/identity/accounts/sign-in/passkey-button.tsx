import { Button } from '#ui-kit/actions/button/button.tsx'
import { checkConnection } from '../../../data/request.ts'
import { useAction } from '../../../data/use-action.ts'
import { useWelcome } from './use-sign-in.ts'

const load = () => import('../../../member/passkeys/ceremonies.ts')

/** Signs in the passkey's owner without typing, in browsers that can. The browser's dialog guides them. */
export function PasskeyButton() {
  const welcome = useWelcome()
  const entering = useAction({
    call: async () => (await load()).enterAsMember(welcome),
    failure: () => ({ title: 'Error', description: checkConnection }),
  })
  if (!('PublicKeyCredential' in globalThis)) return null
  return (
    <Button variant="secondary" full busy={entering.isPending} onClick={() => entering.mutate()}>
      Sign In with a Passkey
    </Button>
  )
}
