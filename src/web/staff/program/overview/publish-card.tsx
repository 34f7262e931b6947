import { useState } from 'react'
import { useWeighProgramEffects } from '#api/program/program.ts'
import type { ProgramOverview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Send } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { clinic } from '../../../data/clinic.ts'
import { LoadError } from '../../../data/load-error.tsx'
import { useForm } from '../../../form/use-form.ts'
import { useStaffRole } from '../../use-staff-role.ts'
import { DifferenceList } from '../versions/difference-list.tsx'
import { Announcement } from './announcement.tsx'
import { partTitle } from './part-titles.ts'
import { PreviewButton } from './preview-button.tsx'
import { partLabel } from './program-labels.ts'
import { nothingTyped, publicationOf, publicationProblems } from './publication-draft.ts'
import { usePublish } from './use-publish.ts'
import { Worsenings } from './worsenings.tsx'

export function PublishCard({ overview }: { overview: ProgramOverview }) {
  const [isPublished, setPublished] = useState(false)
  const changed = overview.parts.some(part => part.changed)
  const wrong = overview.parts.flatMap(({ part, problems }) =>
    problems.map(problem => ({ part, ...problem })),
  )
  return (
    <Section title="Publish" padding="l" action={<PreviewButton />}>
      {!changed && isPublished && <WhatsNext />}
      {!changed && !isPublished && <Text tone="quiet">{nothingToPublish(overview)}</Text>}
      {wrong.length > 0 && (
        <Notice tone="caution" title="Before you publish">
          <Stack as="ul" gap="xxs">
            {wrong.map(({ part, path, message }) => (
              <Text as="li" key={`${part} ${path}`}>
                <TextLink render={<ScreenLink to={partLabel(part).path} />}>{partTitle(part)}</TextLink>
                {`: ${message}`}
              </Text>
            ))}
          </Stack>
        </Notice>
      )}
      {changed && <DifferenceList />}
      {changed && wrong.length === 0 && !overview.scheduled && (
        <PublishForm overview={overview} onPublished={() => setPublished(true)} />
      )}
    </Section>
  )
}

const nothingToPublish = ({ version }: ProgramOverview) =>
  version === 0 ? 'There’s nothing to publish yet.' : 'No changes since you last published.'

const WhatsNext = () => (
  <Notice tone="positive" title="You’re live">
    What’s next: print your{' '}
    <TextLink render={<ScreenLink to="/admin/program/print" />}>Posters & cards</TextLink> and try the{' '}
    <TextLink render={<ScreenLink to="/checkin" />}>check-in page</TextLink>.
  </Notice>
)

type PublishFormProps = { overview: ProgramOverview; onPublished: () => void }

function PublishForm({ overview, onPublished }: PublishFormProps) {
  const isOwner = useStaffRole() === 'owner'
  const { data: effects, error, refetch } = useWeighProgramEffects()
  const isWorse = Boolean(effects?.worsenings.length)
  const form = useForm({
    kept: 'program:publish',
    empty: nothingTyped,
    problemsOf: draft => (isWorse ? publicationProblems(draft) : {}),
  })
  const publishing = usePublish(({ version }) => {
    form.clear()
    if (version) onPublished()
  })
  const { field } = form
  const send = form.submit(
    draft =>
      effects && publishing.mutate({ body: publicationOf(draft, effects), revision: overview.revision }),
  )
  return (
    <form onSubmit={send} noValidate aria-label="Publish">
      <Stack gap="m">
        {effects && isWorse && <Worsenings effects={effects} isOwner={isOwner} />}
        <TextField
          {...field('note')}
          label="Note"
          hint="For the version history, for example “Winter prices”"
          maxLength={200}
          autoComplete="off"
          optional
        />
        <DateField
          {...field('at')}
          type="datetime-local"
          label="When"
          hint={`Clinic time (${clinic.timeZone}). Leave blank to publish now.`}
          optional
        />
        {isWorse && isOwner && (
          <TextField
            {...field('shortenedBecause')}
            label="Reason for shorter notice"
            hint="Kept with the version and in the audit log"
            maxLength={500}
            autoComplete="off"
            optional
          />
        )}
        {effects && isWorse && <Announcement form={form} effects={effects} />}
        {error && !effects && (
          <LoadError what="The effects on members" because={error} onRetry={() => void refetch()} />
        )}
        <Button
          type="submit"
          full
          icon={Send}
          // Without the effects, members wouldn't be told.
          disabled={!effects}
          busy={publishing.isPending}
          busyLabel="Publishing..."
        >
          {form.draft.at ? 'Schedule' : 'Publish Now'}
        </Button>
      </Stack>
    </form>
  )
}
