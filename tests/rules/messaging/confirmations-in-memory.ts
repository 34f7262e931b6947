import type { NumberToConfirm } from '../../../src/modules/messaging/numbers/number-confirmation.ts'
import type { NumberConfirmations } from '../../../src/modules/messaging/numbers/ports.ts'

export interface KeptNumber extends NumberToConfirm {
  readonly memberId: string
  state: 'waits' | 'confirmed' | 'ended'
  inSandbox: boolean
}

/** Six digits that differ from one question to the next. */
export const codeFor = (id: string) => String(Number.parseInt(id.slice(-5), 16) % 999_999).padStart(6, '0')

const dayMs = 24 * 60 * 60_000

export function confirmationsInMemory(kept: KeptNumber[]): NumberConfirmations {
  const latestOf = (memberId: string) => kept.findLast(each => each.memberId === memberId)
  return {
    async add(memberId, asked, most) {
      const today = kept.filter(({ askedAt }) => asked.askedAt.getTime() - askedAt.getTime() < dayMs)
      if (today.filter(each => each.memberId === memberId).length >= most) return false
      if (today.filter(({ number }) => number === asked.number).length >= most) return false
      kept.push({ ...asked, memberId, state: 'waits', inSandbox: false })
      return true
    },
    async latestOf(memberId) {
      const latest = latestOf(memberId)
      if (!latest || latest.state === 'ended') return undefined
      const { id, number, wording, source, askedAt, state } = latest
      return { id, number, wording, source, askedAt, isConfirmed: state === 'confirmed' }
    },
    async markConfirmed(id) {
      for (const each of kept) if (each.id === id) each.state = 'confirmed'
    },
    async end(memberId) {
      for (const each of kept) if (each.memberId === memberId) each.state = 'ended'
    },
    async recordInSandbox(id) {
      for (const each of kept) if (each.id === id) each.inSandbox = true
    },
    inSandbox: async () => kept.filter(({ inSandbox }) => inSandbox),
    countInSandbox: async () => kept.filter(({ inSandbox }) => inSandbox).length,
    async forget(memberId) {
      kept.splice(0, kept.length, ...kept.filter(each => each.memberId !== memberId))
    },
  }
}
