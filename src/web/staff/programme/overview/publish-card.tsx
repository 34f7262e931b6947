import { Send } from 'lucide-react'
import { useWeighProgrammeEffects } from '#api/programme/programme.ts'
import type { ProgrammeOverview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { clinic } from '../../../data/clinic.ts'
import { useForm } from '../../../form/use-form.ts'
import { useStaffRole } from '../../use-staff-role.ts'
import { DifferenceList } from '../versions/difference-list.tsx'
import { Announcement } from './announcement.tsx'
import { partTitle } from './part-titles.ts'
import { PreviewButton } from './preview-button.tsx'
import { partLabel } from './programme-labels.ts'
import { nothingTyped, publicationOf, publicationProblems } from './publication-draft.ts'
import { usePublish } from './use-publish.ts'
import { Worsenings } from './worsenings.tsx'

/** Shows what a publication would do, and does it. */
export function PublishCard({ overview }: { overview: ProgrammeOverview }) {
  const changed = overview.parts.some(part => part.changed)
  const wrong = overview.parts.flatMap(({ part, problems }) =>
    problems.map(problem => ({ part, ...problem })),
  )
  return (
    <Card padding="l" as="section" aria-labelledby="publish">
      <Stack gap="m">
        <Inline spread="between" wrap>
          <Heading level={2} id="publish">
            Publish
          </Heading>
          <PreviewButton />
        </Inline>
        {!changed && <Text tone="quiet">{nothingToPublish(overview)}</Text>}
        {wrong.length > 0 && (
          <Notice tone="caution" title="Please do this before you publish">
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
        {changed && wrong.length === 0 && !overview.scheduled && <PublishForm overview={overview} />}
      </Stack>
    </Card>
  )
}

const nothingToPublish = ({ version }: ProgrammeOverview) =>
  version === 0 ? 'There is nothing to publish yet.' : 'Nothing has changed since the last publication.'

function PublishForm({ overview }: { overview: ProgrammeOverview }) {
  const isOwner = useStaffRole() === 'owner'
  const { data: effects } = useWeighProgrammeEffects()
  const isWorse = Boolean(effects?.worsenings.length)
  const form = useForm({
    kept: 'programme:publish',
    empty: nothingTyped,
    problemsOf: draft => (isWorse ? publicationProblems(draft) : {}),
  })
  const publishing = usePublish(form.clear)
  const { field } = form
  const send = form.submit(draft =>
    publishing.mutate({ body: publicationOf(draft, effects), revision: overview.revision }),
  )
  return (
    <form onSubmit={send} noValidate aria-label="Publish">
      <Stack gap="m">
        {effects && isWorse && <Worsenings effects={effects} isOwner={isOwner} />}
        <TextField
          {...field('note')}
          label="Note"
          hint="For the list of versions, such as “Winter prices”"
          maxLength={200}
          autoComplete="off"
          optional
        />
        <DateField
          {...field('at')}
          type="datetime-local"
          label="When"
          hint={`By the clinic’s clock (${clinic.timeZone}); now when left empty`}
          optional
        />
        {isWorse && isOwner && (
          <TextField
            {...field('shortenedBecause')}
            label="Why with less notice"
            hint="Stays with the version and in the audit log"
            maxLength={500}
            autoComplete="off"
            optional
          />
        )}
        {effects && isWorse && <Announcement form={form} effects={effects} />}
        <Button type="submit" full icon={Send} busy={publishing.isPending} busyLabel="Publishing...">
          {form.draft.at ? 'Publish Then' : 'Publish Now'}
        </Button>
      </Stack>
    </form>
  )
}
