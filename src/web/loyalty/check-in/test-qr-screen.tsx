import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import type { CheckInCode } from '#api/schemas/index.ts'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { House, ShieldCheck, Sparkles } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { points } from '../../format/points.ts'

const QrCode = lazy(async () => ({ default: (await import('../../qr/qr-code/qr-code.tsx')).QrCode }))

/** Sample check-in codes to scan from the screen. */
export function TestQrScreen() {
  const { data: codes, error, refetch } = useListCheckInCodes()
  return (
    <Page
      bar
      wide
      header={
        <TopBar
          title="Sample check-in codes"
          subtitle="Scan one with another phone to try a check-in. Each code can be used once per day."
        />
      }
    >
      {codes && <Codes codes={codes} />}
      {error && <LoadError what="The codes" because={error} onRetry={refetch} />}
      {!codes && !error && <CodesLoading />}
      <WaysOn />
    </Page>
  )
}

function Codes({ codes }: { codes: readonly CheckInCode[] }) {
  if (codes.length === 0)
    return <EmptyState title="No codes yet" hint="Your team creates them in the staff area." />
  return (
    <>
      {codes.every(({ code }) => !code) && (
        <Notice title="For the team">Only staff see the codes themselves.</Notice>
      )}
      <Grid columns={1} columnsWide={3}>
        {codes.map(code => (
          <CodeCard key={code.id} code={code} />
        ))}
      </Grid>
    </>
  )
}

function CodeCard({ code: { code, description, pointsValue } }: { code: CheckInCode }) {
  return (
    <Card as="article" padding="l" aria-label={description}>
      <Stack gap="m" align="center">
        {code && (
          <Suspense fallback={<Skeleton shape="code" />}>
            <QrCode text={code} label={`QR code: ${description}`} />
          </Suspense>
        )}
        <Heading level={2} size={18} align="center">
          {description}
        </Heading>
        <Badge tone="accent">{points(pointsValue)}</Badge>
        {code && (
          <Text size={14} tone="quiet" figures align="center">
            {code}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function WaysOn() {
  return (
    <Grid as="section" aria-label="More links" columns={1} columnsWide={3}>
      <Tile icon={House} title="Back to the app" render={<Link to="/" />} />
      <Tile
        icon={Sparkles}
        title="Service Menu"
        hint="Browse all treatments"
        render={<Link to="/services" />}
      />
      <Tile icon={ShieldCheck} title="Staff area" render={<Link to="/admin" />} />
    </Grid>
  )
}

const CodesLoading = () => (
  <Loading label="Loading the codes">
    <Grid columns={1} columnsWide={3}>
      <Skeleton shape="picture" />
      <Skeleton shape="picture" />
      <Skeleton shape="picture" />
    </Grid>
  </Loading>
)
