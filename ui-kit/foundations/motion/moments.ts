import { duration, pause, scene } from '../theme/tokens.css.ts'

/** One animation of a moment. */
export interface Step {
  /** The element with this `data-part`; by default the stage itself. */
  readonly part?: string
  readonly keyframes: Readonly<Record<string, readonly (string | number)[]>>
  readonly lasts: string
  /** How long it waits after the others have started. */
  readonly after?: string
  /** Keeps its final state. Otherwise the normal styles apply again, and they should look the same. */
  readonly stays?: boolean
}

/** Acts that play in sequence, each with steps that start together, plus a vibration. */
export interface Moment {
  /** Vibrations and pauses, in milliseconds. */
  readonly pulse: readonly number[]
  readonly acts: Readonly<Record<string, readonly Step[]>>
}

const comes = { opacity: [0, 1] }
const rises = { ...comes, transform: ['translateY(12px)', 'translateY(0px)'] }
const isDrawn = { strokeDashoffset: [1, 0] }
const halfTurn = ['rotateY(0deg) scale(1)', 'rotateY(90deg) scale(1.06)', 'rotateY(180deg) scale(1)']

/**
 * The five moments of a membership. They're silent, don't play if the person prefers reduced motion, and never shift
 * the page's layout.
 */
export const moments = {
  /** The camera has read a code: a check mark lands in the frame. */
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
  /** A visit counts: the seal is drawn, and the points appear below it. */
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
  /** A new tier: the card appears above the page, turns to its new metal, stays a while and disappears. */
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
  /** The desk redeemed the voucher: the ticket is stamped on the patient's phone and at the desk. */
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
