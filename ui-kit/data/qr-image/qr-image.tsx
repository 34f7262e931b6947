import { qr } from './qr-image.css.ts'

export type QrImageProps = {
  /** What scanning it does. */
  label: string
  /** Rows of dark (true) and light modules, without the quiet zone. */
  matrix: readonly (readonly boolean[])[]
  /** 240 px, 300 px, or the full width. */
  size?: 'm' | 'l' | 'full'
  /** The width of the light border in modules. Scanners need four unless the background is light, too. */
  quietZone?: number
}

/** A QR code that's crisp at every size, and dark on light in every theme. */
export function QrImage({ label, matrix, size = 'm', quietZone = 4 }: QrImageProps) {
  const side = matrix.length + 2 * quietZone
  return (
    <svg
      className={qr({ size })}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d={matrix.map(rowPath(quietZone)).join('')} />
    </svg>
  )
}

const rowPath = (quietZone: number) => (row: readonly boolean[], y: number) =>
  row.map((dark, x) => (dark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')).join('')
