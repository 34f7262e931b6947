import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { MonitorSmartphone, Printer, QrCode } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { RunningScreens } from '../desk/running-screens.tsx'
import { ScansToConfirm } from '../scans/scans-to-confirm.tsx'
import { useWaitingScans } from '../scans/use-waiting-scans.ts'
import { CodeCard } from './code-card.tsx'
import { printedDontCount } from './code-words.ts'
import { areRetired, useSeedCodes } from './use-seed-codes.ts'

/** The active check-in codes, to print or save; if there are none, a button to create the default ones. */
export function CodesPanel() {
  const { data, error, refetch } = useListCheckInCodes()
  const scans = useWaitingScans()
  const codes = data?.filter(code => code.isActive)
  const onPaper = codes?.every(({ countsOnPaper }) => countsOnPaper)
  return (
    <Stack gap="m" as="section" aria-labelledby="codes">
      <Card padding="l">
        <Stack gap="s">
          <Heading level={2} id="codes">
            QR Codes
          </Heading>
          <Text tone="quiet">
            Patients can scan each code once a day. A printed code can be photographed and shared; the desk
            screen shows one that changes every 30 seconds.
          </Text>
          {onPaper === false && (
            <Notice tone="info" title={printedDontCount}>
              Your clinic only accepts the code on the desk screen, so there’s nothing to print or download.
            </Notice>
          )}
          {(codes ? codes.length > 0 : !error) && (
            <Inline gap="s" wrap>
              <Button size="s" icon={MonitorSmartphone} render={<ScreenLink to="/admin/desk" />}>
                Desk Screen
              </Button>
              {onPaper !== false && (
                <Button
                  size="s"
                  variant="secondary"
                  icon={Printer}
                  render={<ScreenLink to="/admin/qr-print" />}
                >
                  Print All
                </Button>
              )}
            </Inline>
          )}
          {error && !codes && <LoadError what="The codes" because={error} onRetry={refetch} />}
          {codes?.length === 0 && <NoCodes />}
        </Stack>
      </Card>
      <ScansToConfirm list={scans} />
      {(!codes || !scans.isFetched) && !error && <CodesLoading />}
      {codes && codes.length > 0 && scans.isFetched && (
        <Grid as="ul" columns={1} columnsWide="fit" aria-label="Active QR codes">
          {codes.map(code => (
            <CodeCard key={code.id} code={code} />
          ))}
        </Grid>
      )}
      <RunningScreens />
    </Stack>
  )
}

function NoCodes() {
  const seeding = useSeedCodes()
  if (areRetired(seeding.error))
    return (
      <EmptyState
        level={3}
        drawing="camera"
        title="No QR codes in use"
        hint={seeding.error?.userMessage}
        action={<Button render={<ScreenLink to="/admin/program/codes" />}>Check-in Codes</Button>}
      />
    )
  return (
    <EmptyState
      level={3}
      drawing="camera"
      title="No QR codes yet"
      hint="Daily Spa Visit, Welcome and VIP Lounge, worth 5 points each."
      action={
        <Button
          icon={QrCode}
          busy={seeding.isPending}
          busyLabel="Creating..."
          onClick={() => seeding.mutate()}
        >
          Create Default QR Codes
        </Button>
      }
    />
  )
}

const CodesLoading = () => (
  <Loading label="Loading the codes">
    <Grid columns={1} columnsWide="fit">
      <Skeleton shape="picture" />
      <Skeleton shape="picture" />
    </Grid>
  </Loading>
)
