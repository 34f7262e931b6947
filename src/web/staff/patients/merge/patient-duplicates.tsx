import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { dismissDuplicate, undoMerge, useListDuplicates } from '#api/merging/merging.ts'
import type { PatientDuplicates as Duplicates } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Users } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { useAction } from '../../../data/use-action.ts'
import { dayOf } from '../../../format/days.ts'
import { lazyWithRetry } from '../../../hydration/lazy-with-retry.ts'
import { mergeRefreshes, suggestionRefreshes } from './merge-refreshes.ts'
import { duplicatesId, useMayMerge } from './use-merge-suggestions.ts'

const MergeDialog = lazyWithRetry(async () => ({
  default: (await import('./merge-dialog.tsx')).MergeDialog,
}))

type Merge = Duplicates['merges'][number]

/** Possible duplicates of this patient, and recent merges. */
export function PatientDuplicates({ id, name }: { id: string; name: string }) {
  const { data, error, refetch } = useListDuplicates(id)
  const mayMerge = useMayMerge()
  const section = useArrival(data !== undefined)
  const [compares, setCompares] = useState<{ otherId?: string }>()
  const [undoes, setUndoes] = useState<Merge>()
  const dismissing = useAction({
    call: (otherId: string) => dismissDuplicate(id, { otherId }),
    success: () => ({ title: 'Kept as Two Patients' }),
    failure: 'Couldn’t Save That',
    refreshes: suggestionRefreshes(id),
  })
  const undoing = useAction({
    call: (merge: Merge) => undoMerge(merge.id),
    success: () => ({ title: 'Merge Undone' }),
    failure: 'Couldn’t Undo the Merge',
    onSettled: () => setUndoes(undefined),
    refreshes: mergeRefreshes(id),
  })
  return (
    <Stack gap="xs" as="section" aria-labelledby={duplicatesId} ref={section}>
      <Heading level={3} id={duplicatesId}>
        Same person?
      </Heading>
      {data ? (
        <List label="Same person?">
          {data.suggestions.map(({ memberId, name: other, reasons }) => (
            <ListRow
              key={memberId}
              title={other}
              hint={reasons.join(' ')}
              trailing={
                <Inline gap="xs">
                  <Button
                    variant="secondary"
                    size="s"
                    aria-label={`Compare with ${other}`}
                    onClick={() => setCompares({ otherId: memberId })}
                  >
                    Compare
                  </Button>
                  {mayMerge && (
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={`No, this ${other} is a different person`}
                      onClick={() => dismissing.mutate(memberId)}
                    >
                      No
                    </Button>
                  )}
                </Inline>
              }
            />
          ))}
          {data.merges.map(merge => (
            <ListRow
              key={merge.id}
              title="Merged with another account"
              hint={mergeWords(merge)}
              trailing={
                mayMerge && merge.undoUntil ? (
                  <Button variant="quiet" size="s" onClick={() => setUndoes(merge)}>
                    Undo Merge
                  </Button>
                ) : undefined
              }
            />
          ))}
        </List>
      ) : error ? (
        <LoadError what="Possible duplicates" because={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading possible duplicates">
          <SkeletonText lines={1} />
        </Loading>
      )}
      <Button variant="secondary" size="s" icon={Users} onClick={() => setCompares({})}>
        Find a Duplicate…
      </Button>
      {compares && (
        <Suspense fallback={null}>
          <MergeDialog
            {...{ id, name, mayMerge }}
            otherId={compares.otherId}
            onClose={() => setCompares(undefined)}
          />
        </Suspense>
      )}
      {undoes && (
        <ConfirmDialog
          open
          onClose={() => setUndoes(undefined)}
          title="Undo this merge?"
          description="They become two patients again, each with what they had before. Anything earned since the merge stays with this patient."
          confirmLabel="Undo Merge"
          busy={undoing.isPending}
          busyLabel="Undoing..."
          onConfirm={() => undoing.mutate(undoes)}
        />
      )}
    </Stack>
  )
}

/** A link that leads here focuses the first button, once the list is there. */
function useArrival(isLoaded: boolean) {
  const section = useRef<HTMLElement>(null)
  const isAddressed = useLocation({ select: ({ hash }) => hash === duplicatesId })
  useEffect(() => {
    if (isLoaded && isAddressed) section.current?.querySelector('button')?.focus()
  }, [isLoaded, isAddressed])
  return section
}

const mergeWords = ({ by, at, undoUntil }: Merge) =>
  `By ${by} on ${dayOf(at)}${undoUntil ? ` · can be undone until ${dayOf(undoUntil)}` : ''}`
