import {
  getReadCodesDraftQueryKey,
  getReadProgrammeQueryKey,
  publishProgramme,
  readProgramme,
  saveCodesDraft,
  useReadProgramme,
} from '#api/programme/programme.ts'
import type { CodesContents, CodesDraft } from '#api/schemas/index.ts'
import { useAction } from '../../../data/use-action.ts'
import { partTitle } from '../overview/programme-labels.ts'

interface EndedCode {
  readonly contents: CodesContents
  readonly note: string
}

/**
 * Publishes that a code ends, and nothing else: where another part is changed as well, or something is wrong with the draft,
 * that is for whoever publishes it to decide.
 */
export function useEndingAtOnce(saved: CodesDraft | undefined, onEnded: () => void) {
  const { data: overview } = useReadProgramme()
  const others = (overview?.parts ?? [])
    .filter(({ part, changed }) => changed && (part !== 'codes' || saved?.changed))
    .map(({ part }) => (part === 'codes' ? 'other changes of codes' : partTitle(part)))
  const ending = useAction({
    call: async ({ contents, note }: EndedCode) => {
      await saveCodesDraft({ contents }, { headers: { 'If-Match': `"${saved?.revision}"` } })
      const { revision } = await readProgramme()
      return publishProgramme({ note }, { headers: { 'If-Match': `"${revision}"` } })
    },
    success: (_, { note }) => ({ title: 'Published', description: note }),
    failure: 'Not Published',
    onSuccess: onEnded,
    refreshes: [getReadCodesDraftQueryKey(), getReadProgrammeQueryKey()],
    refreshesAnyway: true,
  })
  return {
    endAtOnce: ending.mutate,
    busy: ending.isPending,
    others: overview ? others : ['what is not known yet'],
  }
}
