/** The most marketing messages per member, channel and clinic day. A missing channel has no limit. */
export type MarketingCap = Readonly<Partial<Record<'email' | 'push' | 'sms', number>>>

/** 'sms:1,push:3', or 'off'. */
export const marketingCapPattern = /^(off|(email|push|sms):[1-9]\d{0,3}(,(email|push|sms):[1-9]\d{0,3})*)$/

export function marketingCapIn(text: string): MarketingCap {
  const pairs = text.split(',').map(pair => pair.split(':'))
  return Object.fromEntries(
    pairs.flatMap(([channel, most]) => (channel && most ? [[channel, Number(most)]] : [])),
  )
}

export function marketingCapText(cap: MarketingCap): string {
  const pairs = Object.entries(cap).map(([channel, most]) => `${channel}:${most}`)
  return pairs.length === 0 ? 'off' : pairs.join()
}
