import { useState } from 'react'
import { pauseReward } from '#api/program/program.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Gift } from '#ui-kit/icons.ts'
import { points } from '../../../format/points.ts'
import { RewardEmblem } from '../../../loyalty/rewards/reward-emblem.tsx'
import { tierName } from '../../../member/tiers.ts'
import { ArchivedRows } from '../draft/archived-rows.tsx'
import { changeItem, putItem } from '../draft/change-item.ts'
import { DraftCard } from '../draft/draft-card.tsx'
import { ItemRows } from '../draft/item-rows.tsx'
import { movedAmong } from '../draft/moved.ts'
import { type Reward, rewardsPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { useWithdrawal } from '../draft/use-withdrawal.ts'
import { PauseRewardDialog } from './pause-reward-dialog.tsx'
import { RewardDialog } from './reward-dialog.tsx'
import { keptReward } from './reward-draft.ts'

export function RewardsScreen() {
  const draft = useDraft(rewardsPart)
  const mayEdit = useMayEdit()
  const [edited, setEdited] = useState<string>()
  const [pausing, setPausing] = useState<Reward>()
  const rewards = draft.contents?.rewards ?? []
  const open = rewards.filter(({ isArchived }) => !isArchived)
  const close = () => setEdited(undefined)
  const stay = () => setPausing(undefined)
  const { withdraw, busy } = useWithdrawal(rewardsPart, draft.saved, stay)
  const pause = ({ id, title }: Reward) =>
    withdraw({ call: options => pauseReward(id, options), note: `Reward paused: ${title}` })
  const change = (next: readonly Reward[]) => draft.change({ rewards: [...next] })
  const add = () => setEdited('new')
  return (
    <DraftCard
      title="Rewards"
      intro="What patients can claim. Vouchers they’ve already claimed keep their value, whatever you change."
      draft={draft}
      mayEdit={mayEdit}
      actions={
        <Button size="s" icon={Gift} onClick={add}>
          Add Reward
        </Button>
      }
    >
      {() => (
        <>
          <RewardList
            rewards={open}
            mayEdit={mayEdit}
            onEdit={setEdited}
            onMove={(from, to) => change(movedAmong(rewards, open, from, to))}
          />
          <ArchivedRows
            title="Archived Rewards"
            items={rewards.filter(({ isArchived }) => isArchived)}
            wordsOf={wordsOf}
            onRestore={mayEdit ? id => change(changeItem(rewards, id, { isArchived: false })) : undefined}
          />
          {edited && (
            <RewardDialog
              key={edited}
              reward={rewards.find(({ id }) => id === edited)}
              onDone={reward => change(putItem(rewards, reward))}
              onArchive={id => change(changeItem(rewards, id, { isArchived: true }))}
              onPause={reward => {
                close()
                setPausing(reward)
              }}
              onClose={close}
            />
          )}
          {pausing && <PauseRewardDialog {...{ reward: pausing, busy, onPause: pause, onClose: stay }} />}
        </>
      )}
    </DraftCard>
  )
}

type RewardListProps = {
  rewards: readonly Reward[]
  mayEdit: boolean
  onEdit: (id: string) => void
  onMove: (from: number, to: number) => void
}

const RewardList = ({ rewards, mayEdit, onEdit, onMove }: RewardListProps) => (
  <>
    {rewards.length === 0 && (
      <EmptyState
        level={3}
        drawing="gift"
        title="No rewards yet"
        hint="Make the first one easy to reach, just a few visits away."
        action={mayEdit && <Button onClick={() => onEdit('new')}>Add the First Reward</Button>}
      />
    )}
    <ItemRows
      label="Rewards"
      items={rewards}
      wordsOf={wordsOf}
      keptAs={keptReward}
      onEdit={mayEdit ? onEdit : undefined}
      onMove={mayEdit ? onMove : undefined}
    />
  </>
)

const wordsOf = (reward: Reward) => ({
  title: reward.title,
  hint: [
    points(reward.pointsRequired),
    reward.rewardValue !== reward.title && reward.rewardValue,
    reward.stock !== null && `${reward.stock} total`,
    reward.tiers.length > 0 && `for ${reward.tiers.map(tierName).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · '),
  leading: <RewardEmblem look={reward} />,
  trailing: reward.isPaused && <Badge tone="caution">Paused</Badge>,
})
