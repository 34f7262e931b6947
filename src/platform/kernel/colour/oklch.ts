/** A color in perceptual terms: lightness 0 to 1, chroma from 0 (gray), hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Three = readonly [number, number, number]

/** Converts #RRGGBB to OKLCH (Ottosson 2020). */
export function toOklch(hex: string): Oklch {
  const { l, a, b } = oklab(hex)
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** Converts to #RRGGBB, with less chroma if no screen can show that much. */
export function fromOklch({ l, c, h }: Oklch): string {
  const at = (chroma: number) => linearRgb(l, chroma, (h * Math.PI) / 180)
  let [least, most] = [0, c]
  if (!isOnScreen(at(c)))
    for (let step = 0; step < 20; step++) {
      const middle = (least + most) / 2
      if (isOnScreen(at(middle))) least = middle
      else most = middle
    }
  else least = c
  return `#${at(least).map(hexOf).join('')}`.toUpperCase()
}

/** The perceived difference of two #RRGGBB colors: 0.02 is barely visible. */
export function colourDistance(one: string, other: string): number {
  const [p, q] = [oklab(one), oklab(other)]
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b)
}

/** The linear red, green and blue of #RRGGBB, each 0 to 1. */
export function lightOf(hex: string): Three {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function oklab(hex: string) {
  const [r, g, b] = lightOf(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

function linearRgb(l: number, chroma: number, angle: number): Three {
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isOnScreen = (light: Three) => light.every(channel => channel >= -0.0001 && channel <= 1.0001)

function hexOf(light: number): string {
  const within = Math.min(1, Math.max(0, light))
  const value = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
