import { useState } from 'react'
import { mergeMembers, suggestMerge, usePreviewMerge } from '#api/merging/merging.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Table } from '#ui-kit/data/table/table.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { SearchField } from '#ui-kit/forms/search-field/search-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { useAction } from '../../../data/use-action.ts'
import { breakable } from '../../../format/breakable.tsx'
import { contactWords } from '../../award/contact-words.ts'
import { useFoundPatients } from '../../award/use-patient-suggestions.ts'
import { foundBy } from '../patient-labels.ts'
import { mergeRefreshes } from './merge-refreshes.ts'
import { comparisonColumns, comparisonRows } from './merge-words.ts'

type MergeDialogProps = {
  id: string
  name: string
  /** Whether the role may merge; other roles can only suggest it. */
  mayMerge: boolean
  otherId: string | undefined
  onClose: () => void
}

/** Finds the other patient, previews the result, and merges them or suggests it to a manager. */
export function MergeDialog({ id, name, mayMerge, otherId, onClose }: MergeDialogProps) {
  const [picked, setPicked] = useState(otherId)
  return picked ? (
    <Comparison {...{ id, mayMerge, onClose }} otherId={picked} />
  ) : (
    <Dialog open onClose={onClose} size="m" title={`Find ${name}’s other record`}>
      <FindPatient id={id} onPick={setPicked} />
    </Dialog>
  )
}

function FindPatient({ id, onPick }: { id: string; onPick: (id: string) => void }) {
  const [typed, setTyped] = useState('')
  const { patients, isSettled } = useFoundPatients(typed)
  const others = patients.filter(patient => patient.id !== id)
  return (
    <Stack gap="m">
      <SearchField label="Find the other patient" placeholder={foundBy} value={typed} onChange={setTyped} />
      {others.length > 0 ? (
        <List label="Patients found">
          {others.map(patient => (
            <ListRow
              key={patient.id}
              title={patient.name || breakable(contactWords(patient))}
              hint={breakable(contactWords(patient))}
              onClick={() => onPick(patient.id)}
            />
          ))}
        </List>
      ) : (
        typed.trim().length > 1 && isSettled && <Text tone="quiet">No other patient found.</Text>
      )}
    </Stack>
  )
}

type ComparisonProps = { id: string; otherId: string; mayMerge: boolean; onClose: () => void }

function Comparison({ id, otherId, mayMerge, onClose }: ComparisonProps) {
  const { data, error, refetch } = usePreviewMerge(id, { otherId }, { query: { gcTime: 0 } })
  const refreshes = mergeRefreshes(id)
  const merging = useAction({
    call: () => mergeMembers(id, { otherId }),
    success: () => ({ title: 'Patients Merged', description: 'You can undo it for seven days.' }),
    failure: 'Couldn’t Merge Them',
    isOver: ({ code }) => code === 'already-merged' || code === 'patients-changed',
    onOver: onClose,
    refreshes,
  })
  const suggesting = useAction({
    call: () => suggestMerge(id, { otherId }),
    success: () => ({ title: 'Suggested to a Manager' }),
    failure: 'Couldn’t Suggest It',
    onOver: onClose,
    refreshes,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={mayMerge ? 'Merge these two patients?' : 'Are these the same person?'}
      actions={
        data &&
        (mayMerge ? (
          <Button busy={merging.isPending} busyLabel="Merging..." onClick={() => merging.mutate()}>
            Merge
          </Button>
        ) : (
          <Button busy={suggesting.isPending} busyLabel="Saving..." onClick={() => suggesting.mutate()}>
            Suggest to a Manager
          </Button>
        ))
      }
    >
      {data ? (
        <Stack gap="m">
          <Table
            label="Before and after the merge"
            columns={comparisonColumns}
            rows={comparisonRows(data)}
            stacks
          />
          <Notice tone="info">
            You’ll still see both histories, and the patient won’t be notified. Devices signed in to the other
            record will have to sign in again.
            {mayMerge ? '' : ' A manager decides.'}
          </Notice>
        </Stack>
      ) : error ? (
        <LoadError what="The comparison" because={error} onRetry={refetch} />
      ) : (
        <Loading label="Comparing the two">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Dialog>
  )
}
