import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { tierChoices } from '../../tier-choices.ts'
import { fieldLabel } from '../draft/change-words.ts'
import type { ItemForm } from '../draft/item-dialog.tsx'
import type { RewardDraft } from './reward-draft.ts'

const digits = { inputMode: 'numeric', autoComplete: 'off', optional: true } as const

/** Limits on claiming a reward; empty fields don't limit anything. */
export const RewardLimits = ({ field, box }: Pick<ItemForm<RewardDraft>, 'field' | 'box'>) => (
  <>
    <TextField
      {...digits}
      {...field('repeatDays')}
      label="Patients can claim it again after (days)"
      hint="Leave blank for one time only"
      maxLength={4}
    />
    <TextField
      {...digits}
      {...field('stock')}
      label={fieldLabel('stock')}
      hint="Counted from when you publish"
      maxLength={7}
    />
    <Grid columns={1} columnsWide={2} gap="s">
      <DateField {...field('startsOn')} label="From" optional />
      <DateField {...field('endsOn')} label="Until" optional />
    </Grid>
    <Stack gap="xs" as="section" aria-label="Only for these tiers">
      <Heading level={3} size={16}>
        Only for these tiers
      </Heading>
      <Text size={14} tone="quiet">
        Leave all unchecked for everyone. Other members still see it, with the tiers it’s for.
      </Text>
      <Grid columns={2} gap="xs">
        {tierChoices.map(({ value, label }) => (
          <Checkbox key={value} {...box(value)} label={label} />
        ))}
      </Grid>
    </Stack>
  </>
)
