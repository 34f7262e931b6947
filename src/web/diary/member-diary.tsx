import { lazy, Suspense, useState } from 'react'
import type { ExpectedBonus } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { NotebookPen } from '#ui-kit/icons.ts'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { LoadError } from '../data/load-error.tsx'
import { useFocusOnStep } from '../form/use-focus-on-step.ts'
import { Bonuses } from './bonuses.tsx'
import { comparisonsIn } from './comparable.ts'
import { Compare } from './compare.tsx'
import { Entries } from './entries.tsx'
import { isEmpty } from './new-entry/saved-draft.ts'
import { useEntryForm } from './new-entry/use-entry-form.ts'
import { Treatments } from './treatments.tsx'
import { useDiary } from './use-diary.ts'

const EntryForm = lazy(async () => ({ default: (await import('./new-entry/entry-form.tsx')).EntryForm }))

export function MemberDiary({ memberId }: { memberId: string }) {
  const [added, setAdded] = useState(0)
  const form = useEntryForm(memberId, () => {
    setOpen(false)
    setAdded(count => count + 1)
  })
  const [open, setOpen] = useState(() => !isEmpty(form.draft))
  useFocusOnStep(added, '#entries', true)
  const take = ({ serviceId, treatmentDate }: ExpectedBonus) => {
    form.change({ entryType: 'progress', serviceId, treatmentDate })
    setOpen(true)
  }
  return (
    <Page
      bar
      form
      header={<TopBar title="Beauty Journey Diary" subtitle="Only you can see it." />}
      aside={
        <>
          <Button
            full
            size="l"
            icon={NotebookPen}
            variant={open ? 'secondary' : 'primary'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Close form' : 'Add diary entry'}
          </Button>
          {open && (
            <Suspense fallback={<FormWaiting />}>
              <EntryForm form={form} />
            </Suspense>
          )}
          <Bonuses onTake={take} />
          <Treatments />
        </>
      }
    >
      <Journey onAdd={() => setOpen(true)} />
    </Page>
  )
}

function Journey({ onAdd }: { onAdd: () => void }) {
  const { entries, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDiary()
  // The name from the newest entry: the clinic may have renamed the service since, or removed it.
  const nameOf = (id: string) =>
    entries?.find(({ serviceId }) => serviceId === id)?.serviceName ?? 'this treatment'
  if (!entries) return error ? <LoadError what="Your diary" because={error} onRetry={refetch} /> : <Waiting />
  if (entries.length === 0)
    return (
      <EmptyState
        drawing="camera"
        title="Your journey begins here"
        hint="Take a photo before, after, and two weeks later. See your progress and earn points."
        action={
          <Button variant="secondary" onClick={onAdd}>
            Add the first entry
          </Button>
        }
      />
    )
  return (
    <>
      <Compare comparisons={comparisonsIn(entries)} nameOf={nameOf} />
      <Entries
        entries={entries}
        more={hasNextPage ? { onMore: () => void fetchNextPage(), busy: isFetchingNextPage } : undefined}
      />
    </>
  )
}

const FormWaiting = () => (
  <Loading asked label="Loading the form">
    <Skeleton shape="picture" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </Loading>
)

const Waiting = () => (
  <Loading label="Loading your diary">
    <Skeleton shape="title" width="half" />
    <Skeleton shape="picture" />
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
  </Loading>
)
