/** Whether two JSON values are equal, whatever the order of their fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    Array.isArray(one) === Array.isArray(other) &&
    fields.every(
      field => field in other && isEqual(one[field as keyof typeof one], other[field as keyof typeof other]),
    )
  )
}
