import { type FormEvent, useState } from 'react'
import { useListAuditChoices } from '#api/audit/audit.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { type AuditSearch, searchWith } from './audit-search.ts'

type AuditFiltersProps = { search: AuditSearch; onSearch: (search: AuditSearch) => void }

/** The log's filters; each change updates the URL. */
export function AuditFilters({ search, onSearch }: AuditFiltersProps) {
  const { data: choices } = useListAuditChoices()
  const chosen = (name: keyof AuditSearch) => ({
    value: search[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onSearch(searchWith(search, name, target.value)),
  })
  return (
    <Stack gap="s">
      <Grid columns={1} columnsWide={2} gap="s">
        <SelectField
          {...chosen('staffId')}
          label="Person"
          placeholder="Everyone"
          options={(choices?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          {...chosen('action')}
          label="Action"
          placeholder="All actions"
          options={(choices?.actions ?? []).map(({ action, title }) => ({ value: action, label: title }))}
        />
        <Grid columns="fit" gap="s">
          <DateField {...chosen('from')} label="From" max={search.to} />
          <DateField {...chosen('to')} label="To" min={search.from} />
        </Grid>
        <PatientFilter
          patient={search.patient}
          onPatient={patient => onSearch(searchWith(search, 'patient', patient))}
        />
      </Grid>
      {Object.keys(search).length > 0 && (
        <Inline>
          <Button size="s" variant="quiet" onClick={() => onSearch({})}>
            Clear Filters
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

type PatientFilterProps = { patient: string | undefined; onPatient: (patient: string) => void }

function PatientFilter({ patient = '', onPatient }: PatientFilterProps) {
  const byAddress = patient === '' || patient.includes('@')
  const [email, setEmail] = useState(byAddress ? patient : '')
  const [wrong, setWrong] = useState(false)
  const [shownFor, setShownFor] = useState(patient)
  if (shownFor !== patient) {
    setShownFor(patient)
    setEmail(byAddress ? patient : '')
    setWrong(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (address && !/^\S+@\S+\.\S+$/.test(address)) return setWrong(true)
    onPatient(address)
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label="Patient’s email"
        hint={
          byAddress
            ? 'Press Enter to search'
            : 'Filtered to the patient you selected. Enter an email to switch.'
        }
        type="email"
        value={email}
        error={wrong ? 'Please enter an email address' : undefined}
        onChange={({ target }) => {
          setEmail(target.value)
          setWrong(false)
        }}
        autoComplete="off"
        autoCapitalize="none"
      />
    </form>
  )
}
