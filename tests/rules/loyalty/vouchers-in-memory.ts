import type { Vouchers } from '../../../src/modules/loyalty/rewards/ports.ts'
import type { Voucher } from '../../../src/modules/loyalty/rewards/vouchers.ts'

type KeptVoucher = Voucher & {
  readonly occasion?: string
  readonly reminded?: boolean
  readonly marks: unknown[]
}

export function vouchersInMemory() {
  const kept: KeptVoucher[] = []
  const change = (voucher: KeptVoucher, changes: Partial<KeptVoucher>) => {
    const changed = { ...voucher, ...changes }
    kept[kept.indexOf(voucher)] = changed
    return changed
  }
  const usedSince = (since: Date) => kept.filter(({ usedAt }) => usedAt !== null && usedAt >= since)
  const vouchers: Vouchers = {
    issue: async voucher => void kept.push({ ...voucher, marks: [] }),
    async issueOnce(voucher, occasion) {
      if (kept.some(each => each.memberId === voucher.memberId && each.occasion === occasion)) return false
      kept.push({ ...voucher, occasion, marks: [] })
      return true
    },
    of: async memberId => kept.filter(voucher => voucher.memberId === memberId).reverse(),
    takeEnding: async ({ at, until, issuedBefore, limit }) =>
      kept
        .filter(({ expiresAt, usedAt, issuedAt, reminded }) => {
          const isOpen = !usedAt && !reminded && issuedAt < issuedBefore
          return isOpen && expiresAt !== null && expiresAt > at && expiresAt <= until
        })
        .slice(0, limit)
        .map(voucher => change(voucher, { reminded: true })),
    find: async code => kept.find(voucher => voucher.code === code),
    async use({ code, ...mark }) {
      const ready = kept.find(voucher => voucher.code === code && !voucher.usedAt)
      if (!ready || (ready.expiresAt && ready.expiresAt <= mark.at)) return undefined
      return change(ready, { usedAt: mark.at, marks: [...ready.marks, mark] })
    },
    async takeBack({ code, ...mark }, since) {
      const used = usedSince(since).find(voucher => voucher.code === code)
      return used && change(used, { usedAt: null, marks: [...used.marks, mark] })
    },
    usedSince: async (since, limit, before) =>
      usedSince(since)
        .filter(({ usedAt }) => !before || (usedAt && usedAt < before.at))
        .toSorted((a, b) => Number(b.usedAt) - Number(a.usedAt))
        .slice(0, limit),
    countUsedSince: async since => usedSince(since).length,
    async anonymize(memberId, at) {
      for (const voucher of kept.filter(each => each.memberId === memberId))
        change(voucher, { code: '', expiresAt: voucher.usedAt ? voucher.expiresAt : at })
    },
  }
  return { ...vouchers, kept }
}
