export const priceKinds = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'from', label: 'Starting at' },
  { value: 'range', label: 'Price range' },
  { value: 'package', label: 'Package of sessions' },
  { value: 'on-request', label: 'On request' },
  { value: 'free', label: 'Free' },
] as const

export const priceKindName = (kind: string) => priceKinds.find(({ value }) => value === kind)?.label ?? kind
