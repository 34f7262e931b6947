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
} from '../route/refusals.ts'
import type { AnyRoute } from '../route/route.ts'

/** Every refusal that a route may answer with: its own, and those that its shape brings along (D-96). */
export function refusalsOf(route: AnyRoute): readonly RefusalClass[] {
  const brought = [
    ...(route.params || route.query || route.body ? [InvalidRequest] : []),
    ...(route.body ? [NotJson, TooLarge, TooSlow, WrongMediaType, Busy] : []),
    ...(route.access === 'visitor' ? [] : [NotSignedIn]),
    ...(Array.isArray(route.access) ? [NotAllowed] : []),
    ...(route.method === 'get' || route.webhook ? [] : [ForeignOrigin]),
    ...(takesKey(route) ? [KeyUsedForAnotherRequest, AnswerNoLongerKept] : []),
    ...(route.oneTimeSecret ? [AnswerShownOnce] : []),
    ...(route.rateLimit || route.failureLimits?.some(({ of }) => !of) ? [TooManyAttempts] : []),
    ...(route.failureLimits?.some(({ of }) => of) ? [EnoughForToday] : []),
    ...(route.consumes ? [UploadTooLarge, UploadsFull, TooSlow, WrongMediaType] : []),
    ...(route.rateLimit?.atOnce === undefined ? [] : [Busy]),
    ...(route.events ? [TooManyStreams] : []),
  ]
  return [...new Set([...route.refusals, ...brought])]
}

/** Only an answer of JSON is kept to be given again. */
export const takesKey = (route: AnyRoute) => route.method !== 'get' && !route.consumes && !route.produces
