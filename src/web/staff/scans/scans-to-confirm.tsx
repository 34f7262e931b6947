import { useState } from 'react'
import type { WaitingScan } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Check, CheckCheck, X } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { unlessAboutAnother } from '../../data/unless-about.ts'
import { clinicMoment } from '../../format/clinic-moment.ts'
import { points } from '../../format/points.ts'
import { ShowMore } from '../show-more.tsx'
import { useConfirmingScans } from './use-confirm-scans.ts'
import { useDecliningScan } from './use-decline-scan.ts'
import type { useWaitingScans } from './use-waiting-scans.ts'

/** Late scans of a desk screen's code, which the desk must confirm; hidden if there are none. */
export function ScansToConfirm({ list }: { list: ReturnType<typeof useWaitingScans> }) {
  const { items: scans, total = 0, error, refetch } = list
  if (error && !scans) return <LoadError what="The scans to confirm" because={error} onRetry={refetch} />
  if (!scans || scans.length === 0) return null
  return (
    <Card padding="l" as="section" aria-labelledby="scans">
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} id="scans">
            {total === 1 ? '1 scan to confirm' : `${total} scans to confirm`}
          </Heading>
          <Text tone="quiet">
            These patients scanned while offline. You have 24 hours after each scan to confirm that the
            patient was here.
          </Text>
        </Stack>
        <Scans scans={scans} isAll={!list.hasNextPage} />
        <ShowMore list={list} />
      </Stack>
    </Card>
  )
}

function Scans({ scans, isAll }: { scans: readonly WaitingScan[]; isAll: boolean }) {
  const [asked, setAsked] = useState<WaitingScan>()
  const { confirm, confirming } = useConfirmingScans()
  const declining = useDecliningScan(id => setAsked(unlessAboutAnother(id)))
  return (
    <>
      {scans.length > 1 && (
        <Inline>
          <Button
            icon={CheckCheck}
            busy={confirming.length > 1}
            busyLabel="Confirming..."
            disabled={confirming.length > 0}
            onClick={() => confirm(scans)}
          >
            {isAll ? 'Confirm All' : `Confirm These ${scans.length}`}
          </Button>
        </Inline>
      )}
      <Grid as="ul" columns={1} columnsWide="fit" gap="s" aria-label="Scans to confirm">
        {scans.map(scan => (
          <ScanCard
            key={scan.id}
            scan={scan}
            busy={confirming.length === 1 && confirming.includes(scan)}
            blocked={confirming.length > 0}
            onConfirm={() => confirm([scan])}
            onDecline={() => setAsked(scan)}
          />
        ))}
      </Grid>
      <ConfirmDialog
        open={asked !== undefined}
        title="Decline this scan?"
        description={
          asked && `${asked.patient} won’t get points for it and will be asked to check with the front desk.`
        }
        confirmLabel="Decline Scan"
        tone="critical"
        busy={declining.isPending}
        busyLabel="Declining..."
        onConfirm={() => asked && declining.mutate(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

type ScanCardProps = {
  scan: WaitingScan
  busy: boolean
  /** Disabled while others are being confirmed. */
  blocked: boolean
  onConfirm: () => void
  onDecline: () => void
}

function ScanCard({ scan, busy, blocked, onConfirm, onDecline }: ScanCardProps) {
  const { patient, email, description, pointsValue, scannedAt } = scan
  const at = clinicMoment(scannedAt)
  return (
    <Card as="li" tone="quiet" padding="m">
      <Stack gap="s">
        <Stack gap="none">
          <Heading level={3} size={18}>
            {patient || email}
          </Heading>
          <Text size={14} tone="quiet" figures>
            {`${at} · ${description} · ${points(pointsValue)}`}
          </Text>
        </Stack>
        <Inline gap="s" wrap>
          <Button
            size="s"
            icon={Check}
            busy={busy}
            disabled={blocked}
            onClick={onConfirm}
            aria-label={`Confirm ${patient || email}, ${at}`}
          >
            Confirm
          </Button>
          <Button
            size="s"
            variant="secondary"
            icon={X}
            disabled={blocked}
            onClick={onDecline}
            aria-label={`Decline ${patient || email}, ${at}`}
          >
            Decline
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
