import { proposedPoints } from '../menu/proposed-points.ts'
import { type PriceFields, readServicePrice } from '../paste/read-service-price.ts'
import type { PastedService } from '../paste/read-services.ts'
import type { CommonTreatment } from './common-treatments.ts'

/** Whether the clinic offers it, and for which price as somebody typed it. */
export interface Choice {
  readonly isOffered: boolean
  readonly price: string
}

/** By the treatment's name. */
export type Choices = Readonly<Record<string, Choice>>

export interface TemplateServices {
  readonly services: readonly PastedService[]
  /** The names of those that are offered and have no price yet. */
  readonly unpriced: readonly string[]
}

/** What of the examples becomes the clinic's own: what it offers, with its own price and the points that go with it. */
export function chosenTreatments(treatments: readonly CommonTreatment[], choices: Choices): TemplateServices {
  const offered = treatments.filter(({ name }) => choices[name]?.isOffered)
  const priced = offered.map(treatment => ({ treatment, price: priceOf(choices[treatment.name]) }))
  return {
    services: priced.flatMap(({ treatment, price }) =>
      price === undefined
        ? []
        : [{ ...treatment, ...price, pointsEarned: proposedPoints(price), hasPoints: false }],
    ),
    unpriced: priced.filter(({ price }) => price === undefined).map(({ treatment }) => treatment.name),
  }
}

export const priceOf = (choice: Choice | undefined): PriceFields | undefined =>
  choice?.price.trim() ? readServicePrice(choice.price)?.fields : undefined
