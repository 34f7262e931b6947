import { lazy, Suspense } from 'react'
import type { CheckInCode } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Download, Printer } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { points } from '../../format/points.ts'

const QrCode = lazy(async () => ({ default: (await import('../../qr/qr-code/qr-code.tsx')).QrCode }))

const onScreenPx = 300
const onPaperPx = 1500

/** A check-in code with its points and, if printed codes count, its picture and the ways to print it. */
export function CodeCard({ code: shown }: { code: CheckInCode }) {
  const { id, code, description, pointsValue, countsOnPaper } = shown
  return (
    <Card as="li" padding="l">
      <Stack gap="m" align="center">
        {code && countsOnPaper && (
          <Suspense fallback={<Skeleton shape="code" />}>
            <QrCode text={code} label={`QR code: ${description}`} size="m" quietZone={2} />
          </Suspense>
        )}
        {!code && (
          <Notice tone="caution">Can’t show this code right now. Please open the staff area again.</Notice>
        )}
        <Heading level={3} size={18} align="center">
          {description}
        </Heading>
        <Badge tone="accent">{`${points(pointsValue)} per check-in`}</Badge>
        {code && countsOnPaper && <Handing id={id} code={code} description={description} />}
      </Stack>
    </Card>
  )
}

type HandingProps = { id: string; code: string; description: string }

/** The ways to put a code up at the desk. */
function Handing({ id, code, description }: HandingProps) {
  return (
    <Inline gap="s" wrap spread="center">
      <Button
        size="s"
        variant="secondary"
        icon={Printer}
        aria-label={`Print ${description}`}
        render={<ScreenLink to={`/admin/qr-print?code=${id}`} />}
      >
        Print
      </Button>
      <Button
        size="s"
        variant="secondary"
        icon={Download}
        aria-label={`Download ${description}`}
        onClick={() => void save(code, description, onScreenPx)}
      >
        Download
      </Button>
      <Button
        size="s"
        variant="quiet"
        aria-label={`Large PNG of ${description}`}
        onClick={() => void save(code, `${description} large`, onPaperPx)}
      >
        Large PNG
      </Button>
    </Inline>
  )
}

async function save(code: string, name: string, width: number): Promise<void> {
  try {
    await (await import('./qr-png.ts')).savePng(code, name, width)
  } catch {
    showToast({
      title: 'Download Failed',
      description: 'Couldn’t create the image. Check your connection and try again.',
      tone: 'critical',
    })
  }
}
