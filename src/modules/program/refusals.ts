import type { FieldError } from '#platform/kernel/refusal.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class DraftChanged extends refusal(
  'programme-draft-changed',
  'conflict',
  (by: string) => `${by} changed this since you opened it. Your text is still here.`,
  'Olga',
) {
  override readonly current: unknown
  readonly #by: string
  constructor(by: string, current?: unknown) {
    super(by)
    this.#by = by
    this.current = current
  }

  /** Adds the current contents in another form. */
  withCurrent(current: unknown): DraftChanged {
    return new DraftChanged(this.#by, current)
  }
}

export class RevisionNeeded extends refusal(
  'programme-revision-needed',
  'invalid',
  () => 'Please reload this page and try again.',
) {}

export class NothingToPublish extends refusal(
  'nothing-to-publish',
  'refused',
  () => 'Nothing has changed since you last published.',
) {}

export class NotReadyToPublish extends refusal(
  'not-ready-to-publish',
  'refused',
  (first: string) => `Please fix this first: ${first}`,
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
    `These texts are published in your clinic’s name, and you haven’t opened them yet: ${titles}. Please read them under Pages first.`,
  'Privacy policy, Terms',
) {}

export class UnknownVersion extends refusal(
  'unknown-programme-version',
  'missing',
  () => 'This version of the program doesn’t exist.',
) {}

export class AlreadyScheduled extends refusal(
  'publication-already-scheduled',
  'conflict',
  (at: string) => `You’ve already scheduled changes for ${at}. Please cancel that first.`,
  'Thursday, December 24, at 9:00 AM',
) {}

export class NothingScheduled extends refusal(
  'nothing-scheduled',
  'missing',
  () => 'Nothing is scheduled anymore.',
) {}

export class NoSuchTime extends refusal(
  'no-such-time',
  'refused',
  (day: string, time: string) =>
    `${day} skips ${time} because of daylight saving time. Please choose another time.`,
  'Sunday, March 14',
  '2:30 AM',
) {}

export class TimeIsPast extends refusal(
  'time-is-past',
  'refused',
  () => 'This time has passed. Please choose a later one, or publish now.',
) {}

export class NoticeTooShort extends refusal(
  'notice-too-short',
  'refused',
  (words: string, earliest: string) =>
    `Members need 30 days’ notice of this: ${words}. You can publish it on ${earliest} or later, or the owner can shorten the notice with a reason.`,
  'Lip Filler: 65 → 60 points',
  'Wednesday, December 23',
) {}

export class NotInUse extends refusal(
  'not-in-use',
  'missing',
  () => 'This is no longer in use, so there’s nothing to do.',
) {}
