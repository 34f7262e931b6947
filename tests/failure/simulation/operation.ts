import type { Dice } from '../../support/dice.ts'
import type { Call, Clinic, Visitor } from './clinic.ts'
import type { MemberState, Said } from './model.ts'
import type { Person } from './people.ts'

/** One thing that somebody does, and what the model says that it must come to. */
export interface Operation {
  readonly kind: string
  readonly person: Person
  /** What is done, in words that are the same for the same seed. */
  readonly words: string
  readonly by: Visitor
  readonly call: Call
  /** Operations of different lanes can be under way at the same time. */
  readonly lane: 'member' | 'address' | 'other'
  /** Whether it may be repeated with the same Idempotency-Key by who heard no answer. */
  readonly isRepeatable: boolean
  /** What it must do to the member, and how it must be answered. */
  readonly apply: (state: MemberState) => Said
}

/** Everything that an operation is made from. */
export interface Scene {
  readonly clinic: Clinic
  readonly dice: Dice
  readonly person: Person
  /** The operation's number, which makes its words its own. */
  readonly step: number
  readonly at: number
}

/** Makes an operation; undefined where there is nothing of this kind to do. */
export type Maker = (scene: Scene) => Promise<Operation | undefined>

export const percent = (dice: Dice, share: number) => dice.below(1000) < share * 10
