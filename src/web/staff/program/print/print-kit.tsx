import { lazy, Suspense, useState } from 'react'
import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import { useReadRewardsDraft } from '#api/program/program.ts'
import { useListGoals } from '#api/rewards/rewards.ts'
import type { CheckInCode, PointsGoal } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Printer } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { clinic } from '../../../data/clinic.ts'
import { LoadError } from '../../../data/load-error.tsx'
import { points } from '../../../format/points.ts'
import { earning, howToScan, printedDontCount } from '../../codes/code-words.ts'
import { partTitle } from '../overview/part-titles.ts'
import { firstReward } from './first-reward.ts'
import { OnPaper, Poster, type PosterProps } from './poster/poster.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../../qr/qr-code/qr-code.tsx')).QrCode }))

type Format = PosterProps['format']

const formats: readonly { value: Format; label: string }[] = [
  { value: 'letter', label: 'Poster, Letter' },
  { value: 'a4', label: 'Poster, A4' },
  { value: 'a5', label: 'Desk card, A5' },
  { value: 'card', label: 'Counter card, 4 × 6 in' },
]

/** Posters and cards for a clinic to print, with one of its codes and the first reward. */
export function PrintKit() {
  const { data: codes, error, refetch } = useListCheckInCodes()
  const { data: goals = [] } = useListGoals()
  const { data: edited } = useReadRewardsDraft()
  const first = firstReward(goals, edited?.contents.rewards ?? [])
  const printable = codes?.filter(({ code, isActive, countsOnPaper }) => code && isActive && countsOnPaper)
  return (
    <Section title="Posters & cards" padding="l">
      <Text tone="quiet">
        For the wall, the front desk and the counter. Choose one, then print it or save it as a PDF.
      </Text>
      {error && !codes && <LoadError what="The codes" because={error} onRetry={refetch} />}
      {!printable && !error && (
        <Loading label="Loading the codes">
          <Skeleton shape="picture" />
        </Loading>
      )}
      {printable?.length === 0 && <NothingToPrint isOnScreenOnly={Boolean(codes?.length)} />}
      {printable && printable.length > 0 && <Choices codes={printable} first={first} />}
    </Section>
  )
}

const NothingToPrint = ({ isOnScreenOnly }: { isOnScreenOnly: boolean }) =>
  isOnScreenOnly ? (
    <EmptyState
      level={3}
      drawing="camera"
      title={printedDontCount}
      hint="Your settings only allow the code on the desk screen."
      action={<Button render={<ScreenLink to="/admin/program/rules" />}>{partTitle('rules')}</Button>}
    />
  ) : (
    <EmptyState
      level={3}
      drawing="camera"
      title="No code to print yet"
      hint="You can print a code once it’s published."
      action={<Button render={<ScreenLink to="/admin/program/codes" />}>Check-in Codes</Button>}
    />
  )

type ChoicesProps = { codes: readonly CheckInCode[]; first: PointsGoal | undefined }

function Choices({ codes, first }: ChoicesProps) {
  const [format, setFormat] = useState<Format>(clinic.timeZone.startsWith('America/') ? 'letter' : 'a4')
  const [codeId, setCodeId] = useState<string>()
  const code = codes.find(({ id }) => id === codeId) ?? codes[0]
  if (!code) return null
  const sheet = <Sheet format={format} code={code} first={first} />
  return (
    <Grid columns={1} columnsWide={2} gap="l">
      <Stack gap="m">
        <SelectField
          label="Format"
          value={format}
          onChange={({ target }) => setFormat(target.value as Format)}
          options={formats}
        />
        <SelectField
          label="Code"
          value={code.id}
          onChange={({ target }) => setCodeId(target.value)}
          options={codes.map(({ id, description }) => ({ value: id, label: description }))}
        />
        <Button icon={Printer} full onClick={() => print()}>
          Print
        </Button>
        <Text size={14} tone="quiet">
          In the print dialog, turn margins off and “Background graphics” on.
        </Text>
      </Stack>
      <Card padding="none">{sheet}</Card>
      <OnPaper>{sheet}</OnPaper>
    </Grid>
  )
}

type SheetProps = { format: Format; code: CheckInCode; first: PointsGoal | undefined }

const Sheet = ({ format, code: { code = '', description, pointsValue }, first }: SheetProps) => (
  <Poster
    format={format}
    brand={clinic.clinicName}
    logo={clinic.brand.logo?.light}
    title={earning(pointsValue)}
    picture={
      <Suspense fallback={<Skeleton shape="picture" />}>
        <QrCode text={code} label={`QR code: ${description}`} size="full" quietZone={1} />
      </Suspense>
    }
    highlight={first && { hint: `Your first reward, at ${points(first.pointsRequired)}`, title: first.title }}
    lines={[howToScan()]}
    foot={`Not a member yet? ${location.host}`}
  />
)
