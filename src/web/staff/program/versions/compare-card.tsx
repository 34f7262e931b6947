import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { DifferenceList } from './difference-list.tsx'

export interface Between {
  readonly from: string
  readonly to: string
}

type CompareCardProps = {
  numbers: readonly number[]
  between: Between
  onBetween: (between: Between) => void
}

/** Compares any two versions, or one with the draft. */
export function CompareCard({ numbers, between, onBetween }: CompareCardProps) {
  const options = [
    { value: 'draft', label: 'The draft' },
    ...numbers.map(number => ({ value: String(number), label: `Version ${number}` })),
  ]
  return (
    <Section title="Compare" padding="l">
      <Grid columns="fit" gap="s">
        <SelectField
          label="Before"
          value={between.from}
          options={options}
          onChange={({ target }) => onBetween({ ...between, from: target.value })}
        />
        <SelectField
          label="After"
          value={between.to}
          options={options}
          onChange={({ target }) => onBetween({ ...between, to: target.value })}
        />
      </Grid>
      <DifferenceList between={between} />
    </Section>
  )
}
