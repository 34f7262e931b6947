import {
  getListProgrammeVersionsQueryKey,
  getReadProgrammeQueryKey,
  publishProgramme,
} from '#api/programme/programme.ts'
import type { PublishProgrammeBody } from '#api/schemas/index.ts'
import type { ApiError } from '../../../data/request.ts'
import { useAction } from '../../../data/use-action.ts'

interface Publication {
  readonly body: PublishProgrammeBody
  /** Of the draft that this person has seen. */
  readonly revision: string
}

/** Publishes what this person has seen, and nothing else: where the draft changed meanwhile, it is shown anew first. */
export function usePublish(onPublished: () => void) {
  return useAction({
    call: ({ body, revision }: Publication) =>
      publishProgramme(body, { headers: { 'If-Match': `"${revision}"` } }),
    success: ({ version }) => ({
      title: version ? `Version ${version.number} Published` : 'Publication Scheduled',
      description: version ? 'Patients see it from now on.' : 'It goes out by itself.',
    }),
    failure: 'Not Published',
    isOver: ({ code }: ApiError) => code === 'programme-draft-changed',
    onSuccess: onPublished,
    refreshes: [getReadProgrammeQueryKey(), getListProgrammeVersionsQueryKey()],
  })
}
