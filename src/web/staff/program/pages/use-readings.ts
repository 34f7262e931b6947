import { useQueryClient } from '@tanstack/react-query'
import { getReadProgramQueryKey, recordPageReading, useReadProgram } from '#api/program/program.ts'
import { useAction } from '../../../data/use-action.ts'
import type { PageText } from '../draft/parts.ts'

/** Which pages this person has to open before a publication, and recording that they did. */
export function useReadings() {
  const queries = useQueryClient()
  const { data: overview } = useReadProgram()
  const problems = overview?.parts.find(({ part }) => part === 'pages')?.problems ?? []
  const recording = useAction({
    call: ({ id, revision }: { id: PageText['id']; revision: string }) =>
      recordPageReading(id, { headers: { 'If-Match': `"${revision}"` } }),
    // The page goes on saying that it is to be read.
    failure: () => undefined,
    onSuccess: answer => queries.setQueryData(getReadProgramQueryKey(), answer),
  })
  return {
    isToRead: (place: number) => problems.some(({ path }) => path === `pages.${place}`),
    record: (id: PageText['id'], revision: string) => recording.mutate({ id, revision }),
  }
}
