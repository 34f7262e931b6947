import type { Consent } from '../../../src/modules/messaging/consents/consent.ts'
import type { StoredConsents, Suppressions } from '../../../src/modules/messaging/consents/ports.ts'

export type KeptConsent = Consent & { readonly memberId: string }

/** The newest first. */
export const consentsInMemory = (kept: KeptConsent[]): StoredConsents => ({
  add: async (memberId, consent) => void kept.unshift({ ...consent, memberId }),
  addOnce: async (memberId, consent) => void kept.unshift({ ...consent, memberId }),
  latestOf: async memberId =>
    (['email', 'push', 'sms'] as const).flatMap(
      channel => kept.find(each => each.memberId === memberId && each.channel === channel) ?? [],
    ),
  of: async memberId => kept.filter(each => each.memberId === memberId),
  async withNumber(number) {
    const ids = new Set(kept.filter(each => each.number === number).map(({ memberId }) => memberId))
    return [...ids].flatMap(memberId => {
      const latest = kept.find(each => each.memberId === memberId && each.channel === 'sms')
      return latest ? [{ memberId, latest }] : []
    })
  },
  async forget(memberId) {
    kept.splice(0, kept.length, ...kept.filter(each => each.memberId !== memberId))
  },
})

export const suppressionsInMemory = (stopped: Map<string, string>): Suppressions => ({
  add: async (_channel, target, reason) => void stopped.set(target, reason),
  remove: async (_channel, target) => void stopped.delete(target),
  has: async (_channel, target) => stopped.has(target),
})
