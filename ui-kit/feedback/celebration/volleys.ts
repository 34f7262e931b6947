import type { Shape, Shot } from 'canvas-confetti'

export type CelebrationStyle = 'hearts' | 'burst' | 'stars' | 'continuous'

type Volleys = { everyMs: number; shots: () => readonly Shot[] }
type ShapeFromPath = (shape: { path: string }) => Shape

const heart =
  'M167 72c19-38 37-56 75-56 42 0 76 33 76 75 0 76-76 151-151 227C92 242 16 167 16 91c0-42 34-75 76-75 38 0 57 18 75 56z'

/** The confetti bursts of each style. */
export function volleys(style: CelebrationStyle, shapeFromPath: ShapeFromPath): Volleys {
  if (style === 'hearts') return hearts(shapeFromPath({ path: heart }))
  return { burst, stars, continuous }[style]()
}

const hearts = (shape: Shape): Volleys => ({
  everyMs: 900,
  shots: () => [
    {
      ...floating,
      particleCount: 14,
      scalar: 1.6,
      shapes: [shape],
      colors: tints('accentFill', 'accent', 'accentSoft'),
    },
  ],
})

const burst = (): Volleys => ({
  everyMs: 1600,
  shots: () => [
    { particleCount: 70, spread: 80, startVelocity: 42, origin: { y: 0.62 }, colors: festive() },
    {
      particleCount: 30,
      spread: 120,
      startVelocity: 28,
      scalar: 0.8,
      origin: { y: 0.62 },
      colors: festive(),
    },
  ],
})

const stars = (): Volleys => ({
  everyMs: 1100,
  shots: () => [
    {
      ...floating,
      particleCount: 28,
      spread: 360,
      shapes: ['star'],
      scalar: 1.2,
      colors: tints('gold-from', 'gold-to', 'gold-edge'),
    },
    {
      ...floating,
      particleCount: 10,
      spread: 360,
      shapes: ['circle'],
      scalar: 0.6,
      colors: tints('gold-to'),
    },
  ],
})

const continuous = (): Volleys => ({
  everyMs: 220,
  shots: () => [
    { particleCount: 5, angle: 60, spread: 58, origin: { x: 0, y: 0.7 }, colors: festive() },
    { particleCount: 5, angle: 120, spread: 58, origin: { x: 1, y: 0.7 }, colors: festive() },
  ],
})

const floating: Shot = {
  spread: 110,
  startVelocity: 24,
  gravity: 0.55,
  decay: 0.94,
  ticks: 160,
  origin: { y: 0.45 },
}

const festive = () => tints('accentFill', 'accent', 'gold-from', 'gold-to', 'bronze-from')

function tints(...roles: string[]) {
  const theme = getComputedStyle(document.documentElement)
  return roles.map(role => theme.getPropertyValue(`--${role}`).trim())
}
