import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { capitalized } from '../../../format/capitalized.ts'
import { ItemDialog, useItemForm } from '../draft/item-dialog.tsx'
import type { Tier } from '../draft/parts.ts'
import { isFirst, keptTier, tierDraftOf, tierOf, tierProblems } from './tier-draft.ts'

type TierDialogProps = { tier: Tier; onDone: (tier: Tier) => void; onClose: () => void }

export function TierDialog({ tier, onDone, onClose }: TierDialogProps) {
  const form = useItemForm({
    kept: keptTier(tier),
    empty: tierDraftOf(tier),
    problemsOf: tierProblems(tier),
    onDone: draft => onDone(tierOf(draft, tier)),
    onClose,
  })
  const { field } = form
  return (
    <ItemDialog title={tier.name} form={form} doneLabel="Save">
      <TextField {...field('name')} label="Name" maxLength={30} autoComplete="off" />
      {!isFirst(tier) && (
        <TextField
          {...field('from')}
          label="Starts at (dollars spent)"
          hint="Across all treatments. Members who have the tier keep it if you raise this later."
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      )}
      <SelectField {...field('metal')} label="Card metal" options={metals} />
      <TextArea
        {...field('perks')}
        label="Perks"
        hint="One per line, in the order members see them"
        rows={4}
        maxLength={1600}
        optional
      />
    </ItemDialog>
  )
}

const metals = ['bronze', 'silver', 'gold', 'platinum'].map(value => ({
  value,
  label: capitalized(value),
}))
