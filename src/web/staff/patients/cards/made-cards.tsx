import { lazy, Suspense, useEffect, useState } from 'react'
import type { ClaimCards } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Printer } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../../data/clinic.ts'
import { signInOnThisPage } from '../../../data/unauthorized.ts'
import { OnPaper } from '../../program/print/poster/poster.tsx'
import { CardSheet, type CardSheetProps } from './card-sheet/card-sheet.tsx'
import { cardLines } from './card-words.ts'

/** Also loaded before the cards are made: without it, nobody would see their codes. */
export const loadQrCode = () => import('../../../qr/qr-code/qr-code.tsx')
const QrCode = lazy(async () => ({ default: (await loadQrCode()).QrCode }))

type Paper = CardSheetProps['paper']
type MadeCardsProps = { made: ClaimCards; onClose: () => void }

/** The cards ready to print. Their codes are stored nowhere else. */
export function MadeCards({ made: { cards, expiresAt }, onClose }: MadeCardsProps) {
  useEffect(stayOnThisPage, [])
  const [paper, setPaper] = useState<Paper>(clinic.timeZone.startsWith('America/') ? 'letter' : 'a4')
  const sheets = Array.from({ length: Math.ceil(cards.length / 10) }, (_, at) =>
    cards.slice(10 * at, 10 * at + 10),
  )
  const shown = (sheet: ClaimCards['cards']) => (
    <CardSheet
      key={sheet[0]?.code}
      paper={paper}
      brand={clinic.clinicName}
      logo={clinic.brand.logo?.light}
      cards={sheet.map(card => ({
        name: card.name,
        code: card.code.toUpperCase(),
        picture: (
          <Suspense fallback={<Skeleton shape="picture" />}>
            <QrCode text={card.url} label={`QR code to sign in ${card.name}`} size="full" quietZone={1} />
          </Suspense>
        ),
        lines: cardLines(card, expiresAt),
      }))}
    />
  )
  return (
    <Stack gap="m">
      <Notice
        tone="caution"
        title={cards.length === 1 ? '1 card is ready' : `${cards.length} cards are ready`}
      >
        Print or save them before you leave this page. We don’t keep the codes, so we can’t show them again.
      </Notice>
      <SelectField
        label="Paper"
        value={paper}
        onChange={({ target }) => setPaper(target.value as Paper)}
        options={[
          { value: 'letter', label: 'Letter, cards of 3.5 × 2 in' },
          { value: 'a4', label: 'A4, cards of 85 × 54 mm' },
        ]}
      />
      <Button icon={Printer} full onClick={() => print()}>
        Print {sheets.length === 1 ? '1 Sheet' : `${sheets.length} Sheets`}
      </Button>
      <Text size={14} tone="quiet">
        In the print dialog, set the scale to 100% and turn margins off.
      </Text>
      {sheets[0] && <Card padding="none">{shown(sheets[0])}</Card>}
      <OnPaper>{sheets.map(shown)}</OnPaper>
      <Button full variant="quiet" onClick={onClose}>
        Done
      </Button>
    </Stack>
  )
}

/** Sign-in waits until the cards are put away: their codes are only on this page. */
function stayOnThisPage() {
  const { promise, resolve } = Promise.withResolvers<void>()
  signInOnThisPage(() => promise)
  return () => {
    signInOnThisPage(undefined)
    resolve()
  }
}
