import { type FormEvent, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Chips } from '#ui-kit/actions/chips/chips.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { clinicToday } from '../../format/days.ts'
import { type PeriodSearch, presetOf, presetsOn } from './periods.ts'

type PeriodChoiceProps = {
  search: PeriodSearch
  /** The days on display. */
  shown: { from: string; to: string } | undefined
  onSearch: (search: PeriodSearch) => void
}

export function PeriodChoice({ search, shown, onSearch }: PeriodChoiceProps) {
  const today = clinicToday()
  const preset = presetOf(search, today)
  const [opened, setOpened] = useState(false)
  const presets = presetsOn(today)
  return (
    <Stack gap="s">
      <Chips
        label="Period"
        chips={[...presets, { value: 'other', label: 'Custom' }]}
        value={opened ? 'other' : preset}
        onChange={value => {
          setOpened(value === 'other')
          const chosen = presets.find(each => each.value === value)
          if (chosen) onSearch(chosen.period)
        }}
      />
      {(opened || preset === 'other') && (
        <OtherDays key={`${shown?.from} ${shown?.to}`} shown={shown} onSearch={onSearch} />
      )}
    </Stack>
  )
}

function OtherDays({ shown, onSearch }: Pick<PeriodChoiceProps, 'shown' | 'onSearch'>) {
  const [from, setFrom] = useState(shown?.from ?? '')
  const [to, setTo] = useState(shown?.to ?? '')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (from && to && from <= to) onSearch({ from, to })
  }
  const backwards = from && to && to < from ? 'The end date can’t be before the start date.' : undefined
  const missing = (day: string) => (day ? undefined : 'Please choose a date')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="s" align="start">
        <Grid columns="fit" gap="s">
          <DateField
            label="From"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            error={tried ? missing(from) : undefined}
          />
          <DateField
            label="To"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            error={tried ? (missing(to) ?? backwards) : undefined}
          />
        </Grid>
        <Button type="submit" size="s" variant="secondary">
          Show
        </Button>
      </Stack>
    </form>
  )
}
