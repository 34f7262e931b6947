import { duration, pause, scene } from '../theme/tokens.css.ts'

/** One thing that moves while others do. */
export interface Step {
  /** The element of the stage with this `data-part`; without one it is the stage itself. */
  readonly part?: string
  readonly keyframes: Readonly<Record<string, readonly (string | number)[]>>
  readonly lasts: string
  /** How long it waits after the others have begun. */
  readonly after?: string
  /** Whether it stays as it ends; else the element is as its styles say, which should look the same. */
  readonly stays?: boolean
}

/** What happens one after the other, each with the steps that begin together; and what the thumb feels. */
export interface Moment {
  /** Pulses and the pauses between them, in milliseconds. */
  readonly pulse: readonly number[]
  readonly acts: Readonly<Record<string, readonly Step[]>>
}

const comes = { opacity: [0, 1] }
const rises = { ...comes, transform: ['translateY(12px)', 'translateY(0px)'] }
const isDrawn = { strokeDashoffset: [1, 0] }
const halfTurn = ['rotateY(0deg) scale(1)', 'rotateY(90deg) scale(1.06)', 'rotateY(180deg) scale(1)']

/**
 * The five moments of a membership, from the first movement to the last. They make no sound, and stand still where
 * somebody asked for less motion. Nothing on the page changes its place for them.
 */
export const moments = {
  /** The camera has read a code: the mark lands in the frame. */
  scan: {
    pulse: [15],
    acts: {
      found: [
        {
          part: 'check',
          keyframes: { ...comes, transform: ['scale(.6)', 'scale(1)'] },
          lasts: duration.slow,
        },
      ],
    },
  },
  /** The visit counts: the seal is drawn, and the points come up under it. */
  points: {
    pulse: [20, 60, 30],
    acts: {
      won: [
        { keyframes: comes, lasts: duration.slow },
        { part: 'ring', keyframes: isDrawn, lasts: scene.ring },
        { part: 'tick', keyframes: isDrawn, lasts: scene.tick, after: pause.short },
        { part: 'figure', keyframes: rises, lasts: duration.slow },
        { part: 'words', keyframes: rises, lasts: duration.slow, after: duration.quick },
      ],
    },
  },
  /** Another tier: the card comes to the front, turns to its new metal, is seen, and goes. */
  rise: {
    pulse: [20, 40, 20, 40, 40],
    acts: {
      comes: [{ keyframes: comes, lasts: duration.slow, stays: true }],
      turns: [{ part: 'card', keyframes: { transform: halfTurn }, lasts: scene.drift, stays: true }],
      goes: [{ keyframes: { opacity: [1, 0] }, lasts: duration.slow, stays: true }],
    },
  },
  /** A reward was claimed: its ticket rises and fills the screen. */
  claim: {
    pulse: [20],
    acts: {
      fills: [{ keyframes: comes, lasts: duration.calm }],
      comes: [
        {
          keyframes: { ...comes, transform: ['translateY(96px)', 'translateY(0px)'] },
          lasts: duration.slow,
        },
      ],
    },
  },
  /** The desk has used the voucher: the ticket is stamped, on the patient's phone and at the desk. */
  desk: {
    pulse: [30, 50, 30],
    acts: {
      stamped: [
        {
          part: 'state',
          keyframes: { ...comes, transform: ['scale(1.6) rotate(-8deg)', 'scale(1) rotate(0deg)'] },
          lasts: duration.slow,
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Moment>>

export type MomentName = keyof typeof moments
