import type { RefusalClass } from '#platform/kernel/refusal.ts'
import {
  AnswerNoLongerKept,
  AnswerShownOnce,
  Busy,
  EnoughForToday,
  ForeignOrigin,
  InvalidRequest,
  KeyUsedForAnotherRequest,
  NotAllowed,
  NotJson,
  NotSignedIn,
  TooLarge,
  TooManyAttempts,
  TooManyStreams,
  TooSlow,
  UploadsFull,
  UploadTooLarge,
  WrongMediaType,
} from './refusals.ts'
import type { AnyRoute } from './route.ts'

/** Every refusal that a route may answer with: its own, and those that its shape brings along (D-96). */
export function refusalsOf(route: AnyRoute): readonly RefusalClass[] {
  const brought = [
    ...(route.params || route.query || route.body ? [InvalidRequest] : []),
    ...(route.body ? [NotJson, TooLarge, TooSlow, WrongMediaType, Busy] : []),
    ...(route.access === 'visitor' ? [] : [NotSignedIn]),
    ...(Array.isArray(route.access) ? [NotAllowed] : []),
    ...(route.method === 'get' || route.fromElsewhere ? [] : [ForeignOrigin]),
    ...(takesKey(route) ? [KeyUsedForAnotherRequest, AnswerNoLongerKept] : []),
    ...(route.shownOnce ? [AnswerShownOnce] : []),
    ...(route.bound || route.limits?.some(({ of }) => !of) ? [TooManyAttempts] : []),
    ...(route.limits?.some(({ of }) => of) ? [EnoughForToday] : []),
    ...(route.takes ? [UploadTooLarge, UploadsFull, TooSlow, WrongMediaType] : []),
    ...(route.bound?.atOnce === undefined ? [] : [Busy]),
    ...(route.events ? [TooManyStreams] : []),
  ]
  return [...new Set([...route.refusals, ...brought])]
}

/** Only an answer of JSON is kept to be given again. */
export const takesKey = (route: AnyRoute) => route.method !== 'get' && !route.takes && !route.gives
