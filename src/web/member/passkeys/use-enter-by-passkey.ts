import { useMutation } from '@tanstack/react-query'
import { tellNotUsed } from './tell-not-used.ts'

const load = () => import('./ceremonies.ts')

/** Signs in by passkey; `otherwise` names the alternative. Its code loads on the first tap. */
export const useEnterByPasskey = <Entered>(
  enter: (ceremonies: Awaited<ReturnType<typeof load>>) => Promise<Entered>,
  onEntered: (entered: Entered) => unknown,
  otherwise: string,
) =>
  useMutation({
    mutationFn: async () => enter(await load()),
    onSuccess: onEntered,
    onError: error => tellNotUsed(error, otherwise),
  })
