import type { RefusalClass } from '#platform/kernel/refusal.ts'
import {
  AnswerShownOnce,
  Busy,
  ForeignOrigin,
  InvalidRequest,
  KeyUsedForAnotherRequest,
  NotAllowed,
  NotJson,
  NotSignedIn,
  TooLarge,
  TooManyAttempts,
  TooManyStreams,
  UploadsFull,
  UploadTooLarge,
  WrongMediaType,
} from './refusals.ts'
import type { AnyRoute } from './route.ts'

/** Every refusal that a route may answer with: its own, and those that its shape brings along. */
export function refusalsOf(route: AnyRoute): readonly RefusalClass[] {
  const brought = [
    ...(route.params || route.query || route.body ? [InvalidRequest] : []),
    ...(route.body ? [NotJson, TooLarge, WrongMediaType] : []),
    ...(route.access === 'visitor' ? [] : [NotSignedIn]),
    ...(Array.isArray(route.access) ? [NotAllowed] : []),
    ...(route.method === 'get' || route.fromElsewhere ? [] : [ForeignOrigin]),
    ...(takesKey(route) ? [KeyUsedForAnotherRequest] : []),
    ...(route.shownOnce ? [AnswerShownOnce] : []),
    ...(route.takes ? [UploadTooLarge, UploadsFull, WrongMediaType] : []),
    ...(route.limits || route.bound ? [TooManyAttempts] : []),
    ...(route.bound?.atOnce === undefined ? [] : [Busy]),
    ...(route.events ? [TooManyStreams] : []),
  ]
  return [...new Set([...route.refusals, ...brought])]
}

/** Only an answer of JSON is kept to be given again. */
export const takesKey = (route: AnyRoute) => route.method !== 'get' && !route.takes && !route.gives
