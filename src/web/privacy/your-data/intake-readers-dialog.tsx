import { useListIntakeReaders } from '#api/audit/audit.ts'
import type { IntakeReaders } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { capitalized } from '../../format/capitalized.ts'
import { momentOf } from '../../format/days.ts'
import { figure } from '../../format/points.ts'
import { NoAnswer } from './no-answer.tsx'

/** Which staff viewed the member's medical answers, and when. */
export function IntakeReadersDialog({ title, onClose }: { title: string; onClose: () => void }) {
  // Always fresh: a staff member may be viewing them right now.
  const { data, isError, isFetching, refetch } = useListIntakeReaders({ query: { staleTime: 0 } })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="Every view by a team member is logged. Nobody can change that log."
    >
      {data ? (
        <Readers label={title} {...data} />
      ) : isError ? (
        <NoAnswer
          action={
            <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      ) : (
        <Loading asked>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Loading>
      )}
    </Dialog>
  )
}

function Readers({ label, readers, more }: IntakeReaders & { label: string }) {
  if (readers.length === 0)
    return (
      <EmptyState title="Nobody has looked yet" hint="Only the owner and the clinical team can." level={3} />
    )
  return (
    <Stack gap="s">
      <List label={label}>
        {readers.map(({ id, at, staffName, role }) => (
          <ListRow key={id} title={staffName} hint={`${capitalized(role)} · ${momentOf(at)}`} />
        ))}
      </List>
      {more > 0 && (
        <Text size={14} tone="quiet">
          Plus {figure(more)} earlier {more === 1 ? 'view' : 'views'}.
        </Text>
      )}
    </Stack>
  )
}
