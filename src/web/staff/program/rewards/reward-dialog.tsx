import { Button } from '#ui-kit/actions/button/button.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Switch } from '#ui-kit/forms/switch/switch.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Archive, Pause } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { loadDraft } from '../../../data/drafts.ts'
import { capitalized } from '../../../format/capitalized.ts'
import { RewardEmblem } from '../../../loyalty/rewards/reward-emblem.tsx'
import { ItemDialog, type ItemForm, useItemForm } from '../draft/item-dialog.tsx'
import type { Reward } from '../draft/parts.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { notUsedYet, type Upload, useUpload } from '../pictures/use-upload.ts'
import { draftOf, keptReward, problemsOf, type RewardDraft, rewardOf } from './reward-draft.ts'
import { RewardLimits } from './reward-limits.tsx'

type RewardDialogProps = {
  reward: Reward | undefined
  onDone: (reward: Reward) => void
  onArchive: (id: string) => void
  /** Opens the confirmation for pausing the published reward immediately. */
  onPause: (reward: Reward) => void
  onClose: () => void
}

export function RewardDialog({ reward, onDone, onArchive, onPause, onClose }: RewardDialogProps) {
  const kept = keptReward(reward ?? { id: 'new' })
  const upload = useUpload(imageUrl => form.change({ imageUrl }))
  const form = useItemForm({
    kept,
    empty: draftOf(reward),
    problemsOf: draft => ({ ...problemsOf(draft), ...(upload.src && { imageUrl: notUsedYet }) }),
    onDone: draft => onDone(rewardOf(draft, reward)),
    onClose,
  })
  const archive = (id: string) => {
    onArchive(id)
    form.finish()
  }
  return (
    <ItemDialog
      title={reward ? reward.title : 'New Reward'}
      form={form}
      doneLabel={reward ? 'Save' : 'Add Reward'}
      more={
        reward && (
          <>
            {/* Hidden while there is unsaved input, which would be lost or would contradict the pause. */}
            {!reward.isPaused && loadDraft(kept) === undefined && (
              <Button variant="secondary" full icon={Pause} onClick={() => onPause(reward)}>
                Pause Now
              </Button>
            )}
            <Button variant="secondary" full icon={Archive} onClick={() => archive(reward.id)}>
              Archive
            </Button>
          </>
        )
      }
    >
      <RewardFields {...form} upload={upload} />
    </ItemDialog>
  )
}

const RewardFields = ({ draft, field, box, change, upload }: ItemForm<RewardDraft> & { upload: Upload }) => (
  <>
    <TextField {...field('title')} label="Title" maxLength={80} autoComplete="off" />
    <TextField
      {...field('pointsRequired')}
      label="Points needed"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
    />
    <TextField
      {...field('rewardValue')}
      label="Value"
      hint="Shown on the voucher, for example “$25 credit”. Leave blank to use the title."
      maxLength={80}
      autoComplete="off"
      optional
    />
    <TextField
      {...field('worth')}
      label="Dollar value"
      hint="What it costs you to honor. Used to value outstanding points."
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      optional
    />
    <TextArea {...field('description')} label="Description" rows={2} maxLength={500} optional />
    <TextField
      {...field('validDays')}
      label="Days until it expires"
      hint="Counted from the day it’s claimed. Leave blank for no expiration."
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      optional
    />
    <RewardLimits field={field} box={box} />
    <Inline gap="s" align="end" fill="last">
      <RewardEmblem look={draft} />
      <Grid columns="fit" gap="s">
        <SelectField {...field('icon')} label="Icon" options={icons} />
        <SelectField {...field('color')} label="Color" options={colors} />
      </Grid>
    </Inline>
    <PictureField
      {...field('imageUrl')}
      drawings={[]}
      byItself={{ label: 'None (use the icon)' }}
      upload={upload}
    />
    <Switch
      label="Paused"
      hint="Hidden from patients until you turn this off."
      checked={draft.isPaused}
      onChange={isPaused => change({ isPaused })}
    />
  </>
)

const named = (values: readonly string[]) => values.map(value => ({ value, label: capitalized(value) }))

const icons = named(['crown', 'droplet', 'flower', 'gem', 'gift', 'heart', 'leaf', 'sparkles', 'star', 'sun'])
const colors = named(['rose', 'amber', 'sage', 'stone', 'bronze', 'silver', 'gold', 'platinum'])
