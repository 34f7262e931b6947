import { create } from 'qrcode/lib/core/qrcode.js'
import { useMemo } from 'react'
import { qr } from './qr-code.css.ts'

export type QrCodeProps = {
  /** What scanning it does. */
  label: string
  /** The text in the code, usually an address. */
  text: string
  /** 240 px, 300 px, or the full width. */
  size?: 'm' | 'l' | 'full'
  /** The width of the light border in modules. Scanners need four unless the background is light, too. */
  quietZone?: number
}

/** A QR code that's crisp at every size, and dark on light in every theme. */
export function QrCode({ label, text, size = 'm', quietZone = 4 }: QrCodeProps) {
  const { modules } = useMemo(() => create(text, { errorCorrectionLevel: 'M' }), [text])
  const side = modules.size + 2 * quietZone
  const line = Array.from({ length: modules.size }, (_, at) => at)
  const rowPath = (y: number) =>
    line.map(x => (modules.get(y, x) === 1 ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')).join('')
  return (
    <svg
      className={qr({ size })}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d={line.map(rowPath).join('')} />
    </svg>
  )
}
