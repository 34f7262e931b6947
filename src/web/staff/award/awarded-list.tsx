import { useState } from 'react'
import type { Award } from '#api/schemas/index.ts'
import { getListAwardsQueryKey, getListAwardsUrl } from '#api/treatments/treatments.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { unlessAboutAnother } from '../../data/unless-about.ts'
import { clinicMoment } from '../../format/clinic-moment.ts'
import { phrases } from '../../format/phrases.ts'
import { points } from '../../format/points.ts'
import { ShowMore } from '../show-more.tsx'
import { useInfiniteList } from '../use-infinite-list.ts'
import { useUndoAward } from './use-undo-award.ts'

/** The awards of the last 72 hours; mistakes can be undone here. */
export function AwardedList() {
  const list = useInfiniteList<Award>({ queryKey: getListAwardsQueryKey(), addressOf: getListAwardsUrl })
  const { items: awards, error, refetch } = list
  const [asked, setAsked] = useState<Award>()
  const undoing = useUndoAward(id => setAsked(unlessAboutAnother(id)))
  return (
    <Section title="Recent awards" level={3} padding="l" gap="s">
      {error && <LoadError what="The awards" because={error} onRetry={refetch} />}
      {!awards && !error && <Loading />}
      {awards?.length === 0 && (
        <Text tone="quiet">Awards from the last 72 hours show up here. You can undo a mistake.</Text>
      )}
      {awards && awards.length > 0 && (
        <List label="Recent awards">
          {awards.map(award => (
            <AwardRow key={award.id} award={award} onUndo={() => setAsked(award)} />
          ))}
        </List>
      )}
      <ShowMore list={list} />
      <ConfirmDialog
        open={asked !== undefined}
        title="Undo this award?"
        description={asked && question(asked)}
        confirmLabel="Undo Award"
        tone="critical"
        busy={undoing.isPending}
        busyLabel="Undoing..."
        onConfirm={() => asked && undoing.mutate(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </Section>
  )
}

function AwardRow({ award, onUndo }: { award: Award; onUndo: () => void }) {
  const { patient, service, location, awardedAt, undoneAt } = award
  const facts = [service, location, points(award.points), clinicMoment(awardedAt)]
  return (
    <ListRow
      title={patient}
      hint={phrases(...facts)}
      trailing={
        undoneAt ? (
          <Badge>Undone</Badge>
        ) : (
          <Button size="s" variant="secondary" onClick={onUndo} aria-label={`Undo ${service} for ${patient}`}>
            Undo
          </Button>
        )
      }
    />
  )
}

const question = ({ patient, service, points: taken }: Award) =>
  `This removes ${points(taken)}, the amount spent and the visit for ${service} from ${patient}’s account, and may lower their tier. ${patient} will be notified.`
