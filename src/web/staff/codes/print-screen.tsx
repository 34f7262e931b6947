import { lazy, Suspense } from 'react'
import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import type { CheckInCode } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { ArrowLeft, Printer } from '#ui-kit/icons.ts'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { clinic } from '../../data/clinic.ts'
import { LoadError } from '../../data/load-error.tsx'
import { earning, howToScan, printedDontCount } from './code-words.ts'
import { OnScreenOnly, PrintSheet } from './print-sheet/print-sheet.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../qr/qr-code/qr-code.tsx')).QrCode }))

/** The codes as printed pages, one each; or only the one in the URL. */
export function PrintScreen({ codeId }: { codeId: string | undefined }) {
  const { data, error, refetch } = useListCheckInCodes()
  const onPaper = data?.every(({ countsOnPaper }) => countsOnPaper)
  const sheets = data?.filter(
    ({ id, code, isActive }) => onPaper && code && isActive && (!codeId || id === codeId),
  )
  return (
    <Page
      header={
        <OnScreenOnly>
          <TopBar
            title="Print QR Codes"
            subtitle="Letter, portrait, one code per page"
            back={
              <IconButton icon={ArrowLeft} label="QR Codes" render={<ScreenLink to="/admin/qr-codes" />} />
            }
            actions={
              <Button size="s" icon={Printer} disabled={!sheets?.length} onClick={() => print()}>
                Print
              </Button>
            }
          />
        </OnScreenOnly>
      }
    >
      {error && <LoadError what="The codes" because={error} onRetry={refetch} />}
      {!sheets && !error && (
        <Loading label="Loading the codes">
          <Skeleton shape="picture" />
        </Loading>
      )}
      {onPaper === false && (
        <EmptyState
          drawing="camera"
          title={printedDontCount}
          hint="Your clinic only accepts the code on the desk screen, which changes every 30 seconds."
          action={<Button render={<ScreenLink to="/admin/desk" />}>Desk Screen</Button>}
        />
      )}
      {onPaper && sheets?.length === 0 && (
        <EmptyState
          drawing="camera"
          title="Nothing to print"
          hint="Codes are only shown to staff. Please open the staff area."
          action={<Button render={<ScreenLink to="/admin/qr-codes" />}>QR Codes</Button>}
        />
      )}
      {sheets?.map(code => (
        <CodeSheet key={code.id} code={code} />
      ))}
    </Page>
  )
}

function CodeSheet({ code: { code = '', description, pointsValue } }: { code: CheckInCode }) {
  return (
    <PrintSheet
      title={clinic.clinicName}
      picture={
        <Suspense fallback={<Skeleton shape="picture" />}>
          <QrCode text={code} label={`QR code: ${description}`} size="full" quietZone={2} />
        </Suspense>
      }
    >
      <strong>{description}</strong>
      <p>{`${earning(pointsValue)}.`}</p>
      <p>{`${howToScan()} Scan it once a day.`}</p>
    </PrintSheet>
  )
}
