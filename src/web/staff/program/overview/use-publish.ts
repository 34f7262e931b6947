import {
  getListProgramVersionsQueryKey,
  getReadProgramDifferenceQueryKey,
  getReadProgramQueryKey,
  getWeighProgramEffectsQueryKey,
  publishProgram,
} from '#api/program/program.ts'
import type { ProgramPublication, PublishProgramBody } from '#api/schemas/index.ts'
import type { ApiError } from '../../../data/request.ts'
import { useAction } from '../../../data/use-action.ts'
import { clinicLocalTime } from '../../../format/clinic-local-time.ts'
import { figure } from '../../../format/points.ts'

/** Queries to refetch when the draft or the published program changes. */
export const ofOverview = [
  getReadProgramQueryKey(),
  getReadProgramDifferenceQueryKey(),
  getWeighProgramEffectsQueryKey(),
  getListProgramVersionsQueryKey(),
]

const counted = (members: number) => (members === 1 ? '1 member' : `${figure(members)} members`)

interface Publication {
  readonly body: PublishProgramBody
  /** The draft's revision that this person has seen. */
  readonly revision: string
}

/** Publishes exactly what this person has seen. If the draft changed meanwhile, shows it again first. */
export function usePublish(onPublished: (result: ProgramPublication) => void) {
  return useAction({
    call: ({ body, revision }: Publication) =>
      publishProgram(body, { headers: { 'If-Match': `"${revision}"` } }),
    success: ({ version, scheduled, announcedTo }) => ({
      title: version ? `Version ${version.number} Published` : 'Changes Scheduled',
      description: [
        version ? 'Patients can see it now.' : scheduled && `${clinicLocalTime(scheduled.at)}.`,
        announcedTo && `Notifying ${counted(announcedTo)} in the app.`,
      ]
        .filter(Boolean)
        .join(' '),
    }),
    failure: 'Couldn’t Publish',
    isOver: ({ code }: ApiError) => code === 'programme-draft-changed',
    onSuccess: onPublished,
    refreshes: ofOverview,
  })
}
