import { Button } from '#ui-kit/actions/button/button.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { PromotionCard } from '../../content/promotions/promotion-card.tsx'
import { previewLabel } from '../preview-label.ts'
import { previewOf } from './special-draft.ts'
import { audiences, discountTypes, valueHint } from './special-labels.ts'
import { useCreatingSpecial } from './use-create-special.ts'

/** A new special, next to a preview of its card. */
export function SpecialForm() {
  const { draft, field, submit, busy } = useCreatingSpecial()
  return (
    <Split at="beside" aside={<Preview draft={draft} />}>
      <form onSubmit={submit} noValidate aria-label="New monthly special">
        <Stack gap="m">
          <TextField {...field('title')} label="Title" maxLength={120} autoComplete="off" />
          <TextArea {...field('description')} label="Description" maxLength={2000} />
          <SelectField
            {...field('discountType')}
            label="Type"
            placeholder="Select a type"
            options={discountTypes}
          />
          <TextField
            {...field('discountValue')}
            label="Value"
            hint={valueHint(draft.discountType)}
            inputMode="decimal"
            autoComplete="off"
          />
          <Grid columns="fit" gap="s">
            <DateField {...field('validFrom')} label="Valid from" />
            <DateField {...field('validUntil')} label="Valid until" min={draft.validFrom || undefined} />
          </Grid>
          <SelectField {...field('targetAudience')} label="Audience" options={audiences} />
          <Button type="submit" full busy={busy} busyLabel="Creating...">
            Create Monthly Special
          </Button>
        </Stack>
      </form>
    </Split>
  )
}

const Preview = ({ draft }: { draft: Parameters<typeof previewOf>[0] }) => (
  <Stack as="section" gap="s" aria-labelledby="special-preview">
    <Heading level={3} size={16} id="special-preview">
      {previewLabel}
    </Heading>
    <Grid as="ul" aria-label="Preview">
      <PromotionCard promotion={previewOf(draft)} seenFirst={false} />
    </Grid>
  </Stack>
)
