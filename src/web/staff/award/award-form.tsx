import { useEffect, useRef, useState } from 'react'
import { useListLocations, useListServices } from '#api/menu/menu.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { SuggestField } from '#ui-kit/forms/suggest-field/suggest-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { AwardQuestion } from './award-question.tsx'
import { sendsByEnter } from './sends-by-enter.ts'
import { takeFreshAward } from './start-award.ts'
import { TreatmentFields } from './treatment-fields.tsx'
import { useAwarding } from './use-award-treatment.ts'
import { usePatientSuggestions } from './use-patient-suggestions.ts'

/** Patient, treatment and location, with a question if it looks like a duplicate. */
export function AwardForm() {
  const services = useListServices()
  const { data: locations } = useListLocations()
  const [awarded, setAwarded] = useState(0)
  const { field, change, submit, busy, question, confirm, drop } = useAwarding({
    locations,
    services: services.data,
    reloadServices: services.refetch,
    onDone: () => setAwarded(awarded + 1),
  })
  const suggestions = usePatientSuggestions(field('userEmail').value)
  return (
    <Card padding="l" as="section" aria-labelledby="award">
      <form ref={useNextField(awarded)} onSubmit={submit} onKeyDown={sendsByEnter} noValidate>
        <Stack gap="m">
          <Heading level={2} id="award">
            Award Service Points
          </Heading>
          {services.error && (
            <LoadError what="The services" because={services.error} onRetry={services.refetch} />
          )}
          <SuggestField
            {...field('userEmail')}
            onChange={userEmail => change({ userEmail, memberId: theOne(suggestions, userEmail) })}
            label="Customer email"
            hint="Start typing a name or email"
            suggestions={suggestions}
            inputMode="email"
            autoCapitalize="none"
            maxLength={254}
          />
          <TreatmentFields field={field} services={services.data} locations={locations} />
          <Button type="submit" full busy={busy} busyLabel="Awarding...">
            Award Points
          </Button>
        </Stack>
      </form>
      <AwardQuestion {...{ question, confirm, drop, busy }} />
    </Card>
  )
}

/** Two patients with the same name and no contact can't be told apart. */
function theOne(suggestions: ReturnType<typeof usePatientSuggestions>, value: string): string {
  const [found, another] = suggestions.filter(each => each.value === value)
  return found && !another ? found.memberId : ''
}

/** If the patient is already chosen, focus goes to the service; after an award, to the next patient. */
function useNextField(awarded: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takeFreshAward()) form.current?.querySelector('select')?.focus()
    else if (awarded > 0) form.current?.querySelector('input')?.focus()
  }, [awarded])
  return form
}
