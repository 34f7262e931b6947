import { keepPreviousData } from '@tanstack/react-query'
import { getExportFiguresUrl, getExportPatientsUrl, useReadFigures } from '#api/patients/patients.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Download, Users } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { useFileDownload } from '../use-file-download.ts'
import { Figures } from './figures.tsx'
import { spokenPeriod } from './overview-labels.ts'
import { PeriodChoice } from './period-choice.tsx'
import type { PeriodSearch } from './periods.ts'
import { WholeClinicCard } from './whole-clinic-card.tsx'

type OverviewScreenProps = { search: PeriodSearch; onSearch: (search: PeriodSearch) => void }

export function OverviewScreen({ search, onSearch }: OverviewScreenProps) {
  const { data, error, refetch } = useReadFigures(search, { query: { placeholderData: keepPreviousData } })
  return (
    <>
      <Section title="Overview" padding="l">
        <PeriodChoice search={search} shown={data} onSearch={onSearch} />
        <Inline spread="between" gap="s" wrap>
          <Text tone="quiet" role="status">
            {data ? spokenPeriod(data) : '\u00a0'}
          </Text>
          <Exports search={search} />
        </Inline>
      </Section>
      {error && <LoadError what="The figures" because={error.userMessage} onRetry={refetch} />}
      {data && <Figures overview={data} />}
      {!data && !error && <Waiting />}
      <WholeClinicCard />
    </>
  )
}

function Exports({ search }: { search: PeriodSearch }) {
  const figures = useFileDownload('overview.csv')
  const patients = useFileDownload('patients.csv')
  return (
    <Inline gap="s" wrap>
      <Button
        size="s"
        variant="secondary"
        icon={Download}
        busy={figures.isPending}
        busyLabel="Exporting..."
        onClick={() => figures.mutate(getExportFiguresUrl(search))}
      >
        Export Numbers
      </Button>
      <Button
        size="s"
        variant="secondary"
        icon={Users}
        busy={patients.isPending}
        busyLabel="Exporting..."
        onClick={() => patients.mutate(getExportPatientsUrl())}
      >
        Export Patient List
      </Button>
    </Inline>
  )
}

const Waiting = () => (
  <Loading label="Loading the numbers">
    {['points', 'visits', 'members'].map(key => (
      <Card key={key} padding="l">
        <Stack gap="m">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="picture" />
        </Stack>
      </Card>
    ))}
  </Loading>
)
