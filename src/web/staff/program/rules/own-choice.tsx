import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { capOf, channelNames, channels, limitsIn, timesAround, timesIn, timeWords } from './rule-values.ts'

type OwnProps = { value: string; disabled: boolean; onChange: (value: string) => void }

export function OwnHours({ value, disabled, onChange }: OwnProps) {
  const [from, until] = timesIn(value)
  const options = (chosen: string) =>
    timesAround(chosen).map(time => ({ value: time, label: timeWords(time) }))
  return (
    <Grid columns="fit" gap="s">
      <SelectField
        label="From"
        value={from}
        disabled={disabled}
        onChange={({ target }) => onChange(`${target.value}-${until}`)}
        options={options(from)}
      />
      <SelectField
        label="Until"
        value={until}
        disabled={disabled}
        onChange={({ target }) => onChange(`${from}-${target.value}`)}
        options={options(until)}
      />
    </Grid>
  )
}

const counts = ['1', '2', '3', '4', '5', '10', '20']

export function OwnCap({ value, disabled, onChange }: OwnProps) {
  const limits = limitsIn(value)
  return (
    <Grid columns={1} columnsWide={3} gap="s">
      {channels.map(channel => {
        const most = limits[channel] ?? ''
        const known = most === '' || counts.includes(most) ? counts : [...counts, most]
        return (
          <SelectField
            key={channel}
            label={`${channelNames[channel]} limit per day`}
            value={most}
            disabled={disabled}
            onChange={({ target }) => onChange(capOf({ ...limits, [channel]: target.value }))}
            options={[
              { value: '', label: 'No limit' },
              ...known.map(count => ({ value: count, label: count })),
            ]}
          />
        )
      })}
    </Grid>
  )
}
