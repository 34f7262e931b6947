import { proposedPoints } from '../menu/proposed-points.ts'
import { type PriceFields, readServicePrice } from '../paste/read-service-price.ts'
import type { PastedService } from '../paste/read-services.ts'
import type { CommonTreatment } from './common-treatments.ts'

/** Whether the clinic offers it, and the typed price. */
export interface Choice {
  readonly isOffered: boolean
  readonly price: string
}

/** By the treatment's name. */
export type Choices = Readonly<Record<string, Choice>>

export interface TemplateServices {
  readonly services: readonly PastedService[]
  /** The names of chosen treatments without a price. */
  readonly unpriced: readonly string[]
}

/** The chosen examples as services, with the clinic's own prices and matching points. */
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
