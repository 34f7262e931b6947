/** The code on a member's phone for the desk. Staff can find the patient with it, but it opens and credits nothing. */
export const memberCode = (id: string): string => `M${id.replaceAll('-', '').toUpperCase()}`

/** The member of a scanned phone or printed card; undefined if it's neither. */
export function memberIn(scanned: string): string | undefined {
  const read =
    /(?:^\s*m|\/claim#code=[\w-]+&member=)([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\s*$/i.exec(
      scanned,
    )
  return read?.slice(1).join('-').toLowerCase()
}
