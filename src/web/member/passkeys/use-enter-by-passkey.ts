import { useMutation } from '@tanstack/react-query'

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
    onError: async error => (await load()).tellNotUsed(error, otherwise),
  })
