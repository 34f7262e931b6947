import {
  getListProgrammeVersionsQueryKey,
  getReadProgrammeDifferenceQueryKey,
  getReadProgrammeQueryKey,
  getWeighProgrammeEffectsQueryKey,
  publishProgramme,
} from '#api/programme/programme.ts'
import type { PublishProgrammeBody } from '#api/schemas/index.ts'
import type { ApiError } from '../../../data/request.ts'
import { useAction } from '../../../data/use-action.ts'
import { clinicLocalTime } from '../../../format/clinic-local-time.ts'

/** What is asked for anew when the draft or what is in force has changed. */
export const ofOverview = [
  getReadProgrammeQueryKey(),
  getReadProgrammeDifferenceQueryKey(),
  getWeighProgrammeEffectsQueryKey(),
  getListProgrammeVersionsQueryKey(),
]

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
    success: ({ version, scheduled }) =>
      version
        ? { title: `Version ${version.number} Published`, description: 'Patients see it from now on.' }
        : { title: 'Publication Scheduled', description: scheduled ? clinicLocalTime(scheduled.at) : '' },
    failure: 'Not Published',
    isOver: ({ code }: ApiError) => code === 'programme-draft-changed',
    onSuccess: onPublished,
    refreshes: ofOverview,
  })
}
