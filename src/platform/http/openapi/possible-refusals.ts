import type { RefusalClass } from '#platform/kernel/refusal.ts'
import { isForKeys } from '../route/key-access.ts'
import {
  IdempotencyKeyMissing,
  KeyLimitReached,
  KeyNotForThis,
  UnknownApiKey,
} from '../route/key-refusals.ts'
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
  StepUpNeeded,
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
  const forKeys = isForKeys(route.access)
  const brought = [
    ...(route.params || route.query || route.body ? [InvalidRequest] : []),
    ...(route.body ? [NotJson, TooLarge, TooSlow, WrongMediaType, Busy] : []),
    ...(forKeys ? [UnknownApiKey, KeyNotForThis, TooManyAttempts] : []),
    ...(forKeys && route.method !== 'get' ? [IdempotencyKeyMissing] : []),
    ...(route.access === 'visitor' || forKeys ? [] : [NotSignedIn]),
    ...(Array.isArray(route.access) ? [NotAllowed] : []),
    ...(route.stepUp ? [forKeys ? KeyLimitReached : StepUpNeeded] : []),
    ...(route.method === 'get' || isFromElsewhere(route) ? [] : [ForeignOrigin]),
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

/** Programs call it: what it takes, or the key, proves who asks. No page of another site can make a browser send that. */
export const isFromElsewhere = (route: AnyRoute) => Boolean(route.webhook) || isForKeys(route.access)

/** Only an answer of JSON is kept to be given again. */
export const takesKey = (route: AnyRoute) =>
  route.method !== 'get' && !route.consumes && !route.produces && !route.takesNoKey
