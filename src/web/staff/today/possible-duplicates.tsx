import type { MergeSuggestions } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { clinicToday, dayOf, isoDayOf } from '../../format/days.ts'
import { duplicatesId } from '../patients/merge/use-merge-suggestions.ts'
import { patientAddress } from '../patients/patient-labels.ts'

/** What the desk suggested to a manager, oldest first. */
export function PossibleDuplicates({ total, suggestions }: MergeSuggestions) {
  return (
    <Stack gap="xs">
      <Heading level={3}>Possible duplicates</Heading>
      <List label="Possible duplicates">
        {suggestions.map(({ id, survivor, absorbed, by, at }) => {
          const pair = `${survivor.name || 'No name'} and ${absorbed.name || 'No name'}`
          return (
            <ListRow
              key={id}
              title={pair}
              hint={`Suggested by ${by} · ${isoDayOf(at) === clinicToday() ? 'today' : dayOf(at)}`}
              trailing={
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={`Review ${pair}`}
                  render={<ScreenLink to={patientAddress(survivor.memberId)} hash={duplicatesId} />}
                >
                  Review
                </Button>
              }
            />
          )
        })}
      </List>
      {total > suggestions.length && (
        <Text size={14} tone="quiet">{`The oldest ${suggestions.length} of ${total}`}</Text>
      )}
    </Stack>
  )
}
