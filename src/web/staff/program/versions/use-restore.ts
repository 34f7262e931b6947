import { readProgram, restoreProgramVersion } from '#api/program/program.ts'
import { useAction } from '../../../data/use-action.ts'
import { ofOverview } from '../overview/use-publish.ts'

/** Makes a version the draft again, replacing the current draft. */
export const useRestore = (onRestored: () => void) =>
  useAction({
    call: async (number: number) => {
      const { revision } = await readProgram()
      return restoreProgramVersion(number, { headers: { 'If-Match': `"${revision}"` } })
    },
    success: (_, number) => ({
      title: `Version ${number} Restored as Draft`,
      description: 'Patients will see it once you publish.',
    }),
    failure: 'Couldn’t Restore',
    onSuccess: onRestored,
    refreshes: ofOverview,
  })
