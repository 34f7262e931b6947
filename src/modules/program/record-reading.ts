import type { Author, ProgramPorts } from './ports.ts'
import type { ProgramDocument } from './rules/document.ts'
import { isWritten, newTexts, type Page, type PageName } from './rules/pages.ts'
import { type ProgramState, readState, refuseUnseen, revisionOfPart } from './state.ts'

type Ports = Pick<ProgramPorts, 'readings' | 'fingerprint'>

/** Records that a staff member opened a page of the draft. */
export async function recordReading(
  ports: ProgramPorts,
  id: PageName,
  { seen, by }: { readonly seen: string; readonly by: Author },
): Promise<void> {
  const { draft, drafts } = await readState(ports)
  refuseUnseen(seen, { revision: revisionOfPart(ports, draft.pages), by: drafts.pages?.changedBy })
  await addReadings(
    ports,
    draft.pages.pages.filter(page => page.id === id),
    by,
  )
}

/**
 * Writing a text counts as reading it. If a text is removed, the app's own replaces it, and that one still has to be
 * read.
 */
export const recordWritten = (
  ports: Ports,
  before: ProgramDocument,
  after: ProgramDocument,
  by: Author,
): Promise<void> => addReadings(ports, newTexts(before.pages, after.pages).filter(isWritten), by)

/** The new texts in the draft that this person hasn't opened (D-378). */
export async function unreadPages(
  { readings, fingerprint }: Ports,
  { version, published, draft }: ProgramState,
  reader: string,
): Promise<readonly Page[]> {
  const unread: Page[] = []
  for (const page of newTexts(version && published.pages, draft.pages))
    if (!(await readings.has({ page: page.id, text: fingerprint(page.text), reader }))) unread.push(page)
  return unread
}

async function addReadings(
  { readings, fingerprint }: Ports,
  pages: readonly Page[],
  { id: reader }: Author,
): Promise<void> {
  for (const { id, text } of pages) await readings.add({ page: id, text: fingerprint(text), reader })
}
