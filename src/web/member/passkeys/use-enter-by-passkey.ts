import { useMutation } from '@tanstack/react-query'

const load = () => import('./ceremonies.ts')

/** Comes in by touch; `otherwise` is what else lets in. All that it takes is loaded by the first touch. */
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
