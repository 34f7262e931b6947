export const priceKinds = [
  { value: 'fixed', label: 'A fixed price' },
  { value: 'from', label: 'From a price' },
  { value: 'range', label: 'A range' },
  { value: 'package', label: 'A package of sessions' },
  { value: 'on-request', label: 'On request' },
  { value: 'free', label: 'Free' },
] as const

export const priceKindName = (kind: string) => priceKinds.find(({ value }) => value === kind)?.label ?? kind
