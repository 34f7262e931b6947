import type { FormEvent } from 'react'
import { useListServices } from '#api/menu/menu.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../data/load-error.tsx'
import { focusFirstProblem } from '../form/use-fields.ts'
import { clinicToday } from '../format/days.ts'
import { requestOf, requestProblems } from './request-draft.ts'
import { ServiceChoice } from './service-choice.tsx'
import { useRequestDraft } from './use-request-draft.ts'
import { useRequesting } from './use-requesting.ts'

export type RequestFormProps = {
  memberId: string
  service?: string | undefined
  /** Called when the service can be removed from the URL. */
  onKept: () => void
}

/** Requests points for a treatment; the input stays until the server has it. */
export function RequestForm({ memberId, service, onKept }: RequestFormProps) {
  const services = useListServices()
  const { draft, field, setProblems, clear } = useRequestDraft(memberId, service, onKept)
  const requesting = useRequesting(memberId, clear)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (requesting.isPending) return
    const form = event.currentTarget
    const problems = requestProblems(draft, services.data)
    setProblems(problems)
    if (Object.keys(problems).length > 0) return focusFirstProblem(form)
    requesting.mutate(requestOf(draft), {
      onError: ({ fields }) => {
        setProblems(fields)
        focusFirstProblem(form)
      },
    })
  }
  if (services.error && !services.data)
    return <LoadError what="The services" because={services.error} onRetry={services.refetch} />
  return (
    <Card padding="l">
      <form onSubmit={submit} noValidate aria-labelledby="request">
        <Stack gap="m">
          <Heading level={2} id="request">
            Your visit
          </Heading>
          <ServiceChoice field={field('serviceId')} services={services.data} />
          <DateField {...field('treatmentDate')} label="Treatment date" max={clinicToday()} optional />
          <TextArea
            {...field('notes')}
            label="Notes"
            placeholder="Who treated you, which location"
            maxLength={1000}
            optional
          />
          <Button type="submit" full busy={requesting.isPending} busyLabel="Sending...">
            Request Points
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
