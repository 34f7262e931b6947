import { useReadProgram } from '#api/program/program.ts'
import type { ProgramOverview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { History, Printer } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { clinicMoment } from '../../../format/clinic-moment.ts'
import { ReadOnlyNotice, useMayEdit } from '../draft/use-may-edit.tsx'
import { PartList } from './part-list.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PublishCard } from './publish-card.tsx'
import { ScheduledNotice } from './scheduled-notice.tsx'

/** The clinic's program: its parts, their changes, and publishing them. */
export function ProgramScreen() {
  const { data: overview, error, refetch } = useReadProgram()
  const mayEdit = useMayEdit()
  return (
    <Split at="beside" aside={overview && mayEdit && <PublishCard overview={overview} />}>
      <Section
        title="Program"
        padding="l"
        action={
          overview &&
          overview.version > 0 && (
            <Inline gap="xs" wrap>
              <Button
                size="s"
                variant="quiet"
                icon={Printer}
                render={<ScreenLink to="/admin/program/print" />}
              >
                Posters & cards
              </Button>
              <Button
                size="s"
                variant="quiet"
                icon={History}
                render={<ScreenLink to="/admin/program/versions" />}
              >
                Versions
              </Button>
            </Inline>
          )
        }
      >
        {overview && <Text tone="quiet">{stateOf(overview)}</Text>}
        {!mayEdit && <ReadOnlyNotice />}
        {overview && !mayEdit && (
          <Inline>
            <PreviewButton />
          </Inline>
        )}
        {overview?.scheduled && <ScheduledNotice scheduled={overview.scheduled} mayEdit={mayEdit} />}
        {overview && <PartList overview={overview} />}
        {!overview && error && <LoadError what="The program" because={error} onRetry={refetch} />}
        {!overview && !error && <Loading label="Loading the program" />}
      </Section>
    </Split>
  )
}

function stateOf({ version, publishedAt, publishedBy }: ProgramOverview): string {
  if (version === 0)
    return 'Nothing published yet, so patients see “Opening soon”. Fill these in, in any order.'
  const by = [publishedAt && clinicMoment(publishedAt), publishedBy && `by ${publishedBy}`]
  return `Patients see version ${version}, published ${by.filter(Boolean).join(' ')}.`
}
