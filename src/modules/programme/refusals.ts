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
  () => 'Nothing was changed since the last publication.',
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
