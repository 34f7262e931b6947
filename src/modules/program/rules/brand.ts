import { nearestThatHolds } from '#platform/kernel/colour/brand-palette.ts'
import { text } from './lists.ts'
import type { PartRules } from './part-rules.ts'

export interface BrandContents {
  readonly brand: Brand
}

interface Brand {
  /** Null for the name from the server's settings. */
  readonly appName: string | null
  /** As #RRGGBB; null for Velora's own. */
  readonly colour: string | null
  readonly typeface: 'soft' | 'classic' | 'literary' | 'modern' | 'clear'
  readonly card: 'rings' | 'lines' | 'plain'
  /** A logo's ID; `logoDark` is for dark backgrounds. */
  readonly logo: string | null
  readonly logoDark: string | null
}

interface Document {
  readonly brand: BrandContents
}

const blank: Brand = {
  appName: null,
  colour: null,
  typeface: 'soft',
  card: 'rings',
  logo: null,
  logoDark: null,
}

/** IDs mean nothing to people, so only says that there's a logo. */
const logo = (label: string) =>
  ({
    label,
    shown: (id: string | null) => (id === null ? `no ${label}` : `new ${label}`),
    speaksForItself: true,
  }) as const

export const brandRules: PartRules<BrandContents, Document> = {
  blank: { brand: blank },
  completed: ({ brand }) => ({ brand: { ...blank, ...brand } }),
  keepWhatWas: (_published, edited) => edited,
  problemsOf({ brand: { brand } }) {
    const { colour } = brand
    const nearest = colour && nearestThatHolds(colour)
    if (!colour || nearest === colour.toUpperCase()) return []
    const message = `${colour} is too close to the page’s background. The nearest color that works is ${nearest}.`
    return [{ path: 'brand.colour', message }]
  },
  toDo: () => undefined,
  lists: [
    {
      kind: 'brand',
      itemsOf: ({ brand: { brand } }) => [{ ...brand, id: 'brand' }],
      nameOf: () => 'Brand',
      isAway: () => false,
      fields: {
        appName: text('app name'),
        colour: text('color'),
        typeface: text('typeface'),
        card: text('card'),
        logo: logo('logo'),
        logoDark: logo('logo for dark backgrounds'),
      },
    },
  ],
}
