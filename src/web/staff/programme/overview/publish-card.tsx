import { Send } from 'lucide-react'
import type { ProgrammeOverview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { TextField } from '#ui-kit/text-field/text-field.tsx'
import { TextLink } from '#ui-kit/text-link/text-link.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { useForm } from '../../../form/use-form.ts'
import { partLabel, partTitle } from './programme-labels.ts'
import { usePublish } from './use-publish.ts'

/** Shows what a publication would do, and does it. */
export function PublishCard({ overview }: { overview: ProgrammeOverview }) {
  const changed = overview.parts.some(part => part.changed)
  const wrong = overview.parts.flatMap(({ part, problems }) =>
    problems.map(problem => ({ part, ...problem })),
  )
  return (
    <Card padding="l" as="section" aria-labelledby="publish">
      <Stack gap="m">
        <Heading level={2} id="publish">
          Publish
        </Heading>
        {!changed && <Text tone="quiet">Nothing was changed since the last publication.</Text>}
        {wrong.length > 0 && (
          <Notice tone="caution" title="To be mended before it can be published">
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
        {changed && wrong.length === 0 && <PublishForm overview={overview} />}
      </Stack>
    </Card>
  )
}

function PublishForm({ overview }: { overview: ProgrammeOverview }) {
  const form = useForm({ kept: 'programme:publish', empty: { note: '' }, problemsOf: () => ({}) })
  const publishing = usePublish(form.clear)
  const send = form.submit(({ note }) =>
    publishing.mutate({ body: { note: note.trim() }, revision: overview.revision }),
  )
  return (
    <form onSubmit={send} noValidate aria-label="Publish">
      <Stack gap="m">
        <TextField
          {...form.field('note')}
          label="Note"
          hint="For the list of versions, such as “Winter prices”"
          maxLength={200}
          autoComplete="off"
          optional
        />
        <Button type="submit" full icon={Send} busy={publishing.isPending} busyLabel="Publishing...">
          Publish Now
        </Button>
      </Stack>
    </form>
  )
}
