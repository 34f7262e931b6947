import { useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { points } from '../../../format/points.ts'
import { changeItem, putItem } from '../draft/change-item.ts'
import { DraftCard } from '../draft/draft-card.tsx'
import { type Milestone, type Tier, tiersPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { MilestoneDialog } from './milestone-dialog.tsx'
import { TierDialog } from './tier-dialog.tsx'
import { TierRows } from './tier-rows.tsx'

/** The requirements and benefits of the four tiers, and the celebrated balances. */
export function TiersScreen() {
  const draft = useDraft(tiersPart)
  const mayEdit = useMayEdit()
  const [edited, setEdited] = useState<Tier['id']>()
  const { tiers = [], milestones = [] } = draft.contents ?? {}
  const tier = tiers.find(({ id }) => id === edited)
  const change = (next: { tiers?: Tier[]; milestones?: Milestone[] }) =>
    draft.change({ tiers, milestones, ...next })
  return (
    <DraftCard
      title="Tiers"
      intro="A member’s tier depends on how much they’ve spent. If you raise a threshold, no one loses their tier; if you lower it, members above it move up."
      draft={draft}
      mayEdit={mayEdit}
    >
      {() => (
        <>
          <TierRows tiers={tiers} onEdit={mayEdit ? setEdited : undefined} />
          <Milestones
            milestones={milestones}
            onChange={mayEdit ? next => change({ milestones: next }) : undefined}
          />
          {tier && (
            <TierDialog
              key={tier.id}
              tier={tier}
              onDone={next => change({ tiers: changeItem(tiers, tier.id, next) })}
              onClose={() => setEdited(undefined)}
            />
          )}
        </>
      )}
    </DraftCard>
  )
}

type MilestonesProps = {
  milestones: readonly Milestone[]
  onChange: ((next: Milestone[]) => void) | undefined
}

function Milestones({ milestones, onChange }: MilestonesProps) {
  const [edited, setEdited] = useState<string>()
  const milestone = milestones.find(({ id }) => id === edited)
  return (
    <Stack gap="s">
      <Inline spread="between" wrap>
        <Heading level={3} size={18}>
          Milestones
        </Heading>
        {onChange && (
          <Button size="s" variant="secondary" onClick={() => setEdited('new')}>
            Add Milestone
          </Button>
        )}
      </Inline>
      <Text size={14} tone="quiet">
        {milestones.length > 0
          ? 'Point balances we celebrate the first time a member reaches them.'
          : 'No milestones yet.'}
      </Text>
      <List label="Milestones">
        {milestones.map(each => (
          <ListRow
            key={each.id}
            title={points(each.points)}
            hint={each.words || 'Default text'}
            onClick={onChange && (() => setEdited(each.id))}
          />
        ))}
      </List>
      {onChange && edited && (
        <MilestoneDialog
          key={edited}
          milestone={milestone}
          onDone={next => onChange(rising(putItem(milestones, next)))}
          onRemove={id => onChange(milestones.filter(each => each.id !== id))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  )
}

const rising = (milestones: readonly Milestone[]) => [...milestones].sort((a, b) => a.points - b.points)
