import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { servicePrice } from '../../../format/service-price.ts'
import type { ItemForm } from '../draft/item-dialog.tsx'
import { priceKinds } from './price-kinds.ts'
import { hasAmount, priceIn, type ServiceDraft } from './service-draft.ts'

const units = ['unit', 'syringe', 'vial', 'area', 'session'].map(unit => ({
  value: unit,
  label: `Per ${unit}`,
}))

/** A service's price: its kind, and the amounts for that kind. */
export function PriceFields({ form: { draft, field } }: { form: ItemForm<ServiceDraft> }) {
  const { priceKind } = draft
  const price = priceIn(draft)
  return (
    <>
      <Grid columns="fit" gap="s">
        <SelectField {...field('priceKind')} label="Price type" options={priceKinds} />
        {hasAmount(priceKind) && priceKind !== 'package' && (
          <SelectField
            {...field('priceUnit')}
            label="Price is for"
            placeholder="The treatment"
            options={units}
          />
        )}
        {priceKind === 'package' && (
          <TextField
            {...field('packageSize')}
            label="Sessions"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        )}
      </Grid>
      {hasAmount(priceKind) && (
        <Grid columns="fit" gap="s">
          <TextField
            {...field('price')}
            label="Price in dollars"
            hint={priceKind === 'package' ? 'For all sessions' : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
          />
          {priceKind === 'range' && (
            <TextField
              {...field('priceTo')}
              label="Up to"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
            />
          )}
        </Grid>
      )}
      {price && <Text size={14} tone="quiet">{`Patients see: ${servicePrice(price)}`}</Text>}
    </>
  )
}
