import type { RefusalClass } from '#platform/kernel/refusal.ts'
import {
  AnswerNoLongerKept,
  AnswerShownOnce,
  Busy,
  EnoughForToday,
  ForeignOrigin,
  IdempotencyKeyMissing,
  InvalidRequest,
  KeyLimitReached,
  KeyNotForThis,
  KeyUsedForAnotherRequest,
  NotAllowed,
  NotJson,
  NotSignedIn,
  StepUpNeeded,
  TooLarge,
  TooManyAttempts,
  TooManyStreams,
  TooSlow,
  UnknownApiKey,
  UploadsFull,
  UploadTooLarge,
  WrongMediaType,
} from '../refusals.ts'
import { type AnyRoute, isForKeys, isFromElsewhere, takesKey, uploadOf } from '../route/route.ts'

/** Every refusal that a route may respond with: its own, and those implied by its settings (D-96). */
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
    ...(route.idempotency === 'secret' ? [AnswerShownOnce] : []),
    ...(route.rateLimit || route.failureLimits?.some(({ of }) => !of) ? [TooManyAttempts] : []),
    ...(route.failureLimits?.some(({ of }) => of) ? [EnoughForToday] : []),
    ...(uploadOf(route) ? [UploadTooLarge, UploadsFull, TooSlow, WrongMediaType] : []),
    ...(route.rateLimit?.isLowPriority ? [Busy] : []),
    ...(route.produces?.events ? [TooManyStreams] : []),
  ]
  return [...new Set([...route.refusals, ...brought])]
}
