import { create } from 'qrcode/lib/core/qrcode.js'
import { useMemo } from 'react'
import { QrImage, type QrImageProps } from '#ui-kit/data/qr-image/qr-image.tsx'

export type QrCodeProps = Omit<QrImageProps, 'matrix'> & { text: string }

export function QrCode({ text, ...image }: QrCodeProps) {
  const matrix = useMemo(() => matrixOf(text), [text])
  return <QrImage {...image} matrix={matrix} />
}

function matrixOf(text: string): readonly (readonly boolean[])[] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const line = Array.from({ length: modules.size }, (_, at) => at)
  return line.map(row => line.map(column => modules.get(row, column) === 1))
}
