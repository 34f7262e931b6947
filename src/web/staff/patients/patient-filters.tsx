import type { KeyboardEvent, RefObject } from 'react'
import type { ListPatientsSort, PatientTier } from '#api/schemas/index.ts'
import { SearchField } from '#ui-kit/forms/search-field/search-field.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { tierChoices } from '../tier-choices.ts'
import { foundBy } from './patient-labels.ts'
import type { ChosenColumns } from './table/chosen-columns.ts'
import { ColumnsButton } from './table/columns-button.tsx'
import type { LookedFor } from './use-looked-for.ts'

const sorts: readonly { value: ListPatientsSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'points', label: 'Points' },
  { value: 'spent', label: 'Total spent' },
  { value: 'visits', label: 'Visits' },
  { value: 'last-login', label: 'Last login' },
  { value: 'newest', label: 'Newest' },
]

type PatientFiltersProps = {
  lookedFor: LookedFor
  onChange: (part: Partial<LookedFor>) => void
  field: RefObject<HTMLInputElement | null>
  /** For the table; undefined on phones, which show cards. */
  columns: ChosenColumns | undefined
  /** Moves focus from the search to its results. */
  onGoOn: () => void
}

/** Search, tier and order. A table is sorted by its headings instead. */
export function PatientFilters({ lookedFor, onChange, field, columns, onGoOn }: PatientFiltersProps) {
  const search = (
    <SearchField
      ref={field}
      label="Search patients"
      placeholder={columns ? `${foundBy}, press / to search` : foundBy}
      value={lookedFor.search}
      onChange={text => onChange({ search: text.slice(0, 200) })}
      onKeyDown={columns && goingOn(onGoOn)}
    />
  )
  const tier = (
    <SelectField
      label="Tier"
      labelHidden={Boolean(columns)}
      placeholder="All tiers"
      value={lookedFor.tier ?? ''}
      options={tierChoices}
      onChange={({ target }) => onChange({ tier: (target.value || undefined) as PatientTier | undefined })}
    />
  )
  if (columns)
    return (
      <Split
        at="end"
        aside={
          <Inline gap="s" wrap={false} fill="last">
            <ColumnsButton {...columns} />
            {tier}
          </Inline>
        }
      >
        {search}
      </Split>
    )
  return (
    <Stack gap="m">
      {search}
      <Grid columns="fit" gap="s">
        {tier}
        <SelectField
          label="Sort by"
          value={lookedFor.sort}
          options={sorts}
          onChange={({ target }) => onChange({ sort: target.value as ListPatientsSort })}
        />
      </Grid>
    </Stack>
  )
}

const goingOn = (onGoOn: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
  event.preventDefault()
  onGoOn()
}
