import type { FieldError } from '#platform/kernel/refusal.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class DraftChanged extends refusal(
  'programme-draft-changed',
  'conflict',
  (by: string) => `${by} changed this since you opened it. What you wrote is still here.`,
  'Olga',
) {
  override readonly current: unknown
  readonly #by: string
  constructor(by: string, current?: unknown) {
    super(by)
    this.#by = by
    this.current = current
  }

  /** The same with what is there now in other words. */
  withCurrent(current: unknown): DraftChanged {
    return new DraftChanged(this.#by, current)
  }
}

export class RevisionNeeded extends refusal(
  'programme-revision-needed',
  'invalid',
  () => 'Please open this page again: it did not say what it was looking at.',
) {}

export class NothingToPublish extends refusal(
  'nothing-to-publish',
  'refused',
  () => 'Nothing has changed since the last publication.',
) {}

export class NotReadyToPublish extends refusal(
  'not-ready-to-publish',
  'refused',
  (first: string) => `Please put this right first: ${first}`,
  'Please give this service a name.',
) {
  static override readonly exampleFacts = [
    [{ path: 'menu.services.3.name', message: 'Please give this service a name.' }],
  ]
  override readonly errors: readonly FieldError[]
  constructor(errors: readonly FieldError[]) {
    super(errors[0]?.message ?? '')
    this.errors = errors
  }
}

export class PagesNotRead extends refusal(
  'pages-not-read',
  'refused',
  (titles: string) =>
    `These texts would go out in the clinic’s name, and you haven’t opened them yet: ${titles}. Please read them under Pages first.`,
  'Privacy policy, Terms',
) {}

export class UnknownVersion extends refusal(
  'unknown-programme-version',
  'missing',
  () => 'There is no such version of the programme.',
) {}

export class AlreadyScheduled extends refusal(
  'publication-already-scheduled',
  'conflict',
  (at: string) => `A publication is scheduled for ${at} already. Please cancel it first.`,
  'Thursday, December 24, 09:00',
) {}

export class NothingScheduled extends refusal(
  'nothing-scheduled',
  'missing',
  () => 'No publication is scheduled any more.',
) {}

export class NoSuchTime extends refusal(
  'no-such-time',
  'refused',
  (day: string, time: string) =>
    `On ${day} the clinic’s clock never shows ${time}: it goes forward. Please choose another time.`,
  'Sunday, March 14',
  '02:30',
) {}

export class TimeIsPast extends refusal(
  'time-is-past',
  'refused',
  () => 'This time has passed already. Please choose a later one, or publish now.',
) {}

export class NoticeTooShort extends refusal(
  'notice-too-short',
  'refused',
  (words: string, earliest: string) =>
    `Members need 30 days’ notice of this: ${words}. You can publish it from ${earliest} on; the owner can shorten the notice with a reason.`,
  'Lip Filler: 65 → 60 points',
  'Wednesday, December 23',
) {}

export class NotInUse extends refusal(
  'not-in-use',
  'missing',
  () => 'This is no longer in use: there is nothing left to do.',
) {}
