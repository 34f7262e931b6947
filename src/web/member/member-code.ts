/** What the desk reads from a member's phone. It finds the patient for staff, and opens or credits nothing. */
export const memberCode = (id: string): string => `M${id.replaceAll('-', '').toUpperCase()}`

/** Whose code was scanned; undefined where it's none of a member. */
export function memberIn(scanned: string): string | undefined {
  const read = /^\s*m([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\s*$/i.exec(scanned)
  return read?.slice(1).join('-').toLowerCase()
}
