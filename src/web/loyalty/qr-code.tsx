import { create } from 'qrcode/lib/core/qrcode.js'
import { useMemo } from 'react'
import { QrImage } from '#ui-kit/qr-image/qr-image.tsx'

export type QrCodeProps = { text: string; label: string }

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const matrix = useMemo(() => matrixOf(text), [text])
  return <QrImage label={label} matrix={matrix} />
}

function matrixOf(text: string): readonly (readonly boolean[])[] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const line = Array.from({ length: modules.size }, (_, at) => at)
  return line.map(row => line.map(column => modules.get(row, column) === 1))
}
