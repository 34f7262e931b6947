import { useReadProgramDifference } from '#api/program/program.ts'
import type { ProgramChange, ReadProgramDifferenceParams } from '#api/schemas/index.ts'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { partTitle } from '../overview/part-titles.ts'

type DifferenceListProps = { between?: ReadProgramDifferenceParams }

/** The differences between two states of the program, by part; by default the last version and the draft. */
export function DifferenceList({ between }: DifferenceListProps) {
  const { data: changes, error, refetch } = useReadProgramDifference(between)
  if (!changes && error) return <LoadError what="The changes" because={error} onRetry={refetch} />
  if (!changes) return <Loading label="Loading the changes" />
  if (changes.length === 0) return <Text tone="quiet">No differences.</Text>
  const parts = [...new Set(changes.map(({ part }) => part))]
  return parts.map(part => (
    <Changes key={part} part={part} changes={changes.filter(change => change.part === part)} />
  ))
}

const shownAtMost = 40

type ChangesProps = { part: ProgramChange['part']; changes: readonly ProgramChange[] }

const Changes = ({ part, changes }: ChangesProps) => (
  <Stack gap="xxs">
    <Text weight="medium">{partTitle(part)}</Text>
    <Stack as="ul" gap="xxs" aria-label={`Changes: ${partTitle(part)}`}>
      {changes.slice(0, shownAtMost).map(({ words }) => (
        <Text as="li" size={14} key={words}>
          {words}
        </Text>
      ))}
      {changes.length > shownAtMost && (
        <Text as="li" size={14} tone="quiet">{`and ${changes.length - shownAtMost} more`}</Text>
      )}
    </Stack>
  </Stack>
)
