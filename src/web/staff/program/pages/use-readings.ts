import { useQueryClient } from '@tanstack/react-query'
import { getReadProgramQueryKey, recordPageReading, useReadProgram } from '#api/program/program.ts'
import { useAction } from '../../../data/use-action.ts'
import type { PageText } from '../draft/parts.ts'

/** The pages that this person must open before publishing, and recording that they did. */
export function useReadings() {
  const queries = useQueryClient()
  const { data: overview } = useReadProgram()
  const problems = overview?.parts.find(({ part }) => part === 'pages')?.problems ?? []
  const recording = useAction({
    call: ({ id, revision }: { id: PageText['id']; revision: string }) =>
      recordPageReading(id, { headers: { 'If-Match': `"${revision}"` } }),
    // The page is still marked as unread.
    failure: () => undefined,
    onSuccess: answer => queries.setQueryData(getReadProgramQueryKey(), answer),
  })
  return {
    isToRead: (place: number) => problems.some(({ path }) => path === `pages.${place}`),
    record: (id: PageText['id'], revision: string) => recording.mutate({ id, revision }),
  }
}
