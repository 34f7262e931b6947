import type { DiaryPorts } from './ports.ts'
import { UnknownEntry } from './refusals.ts'

export async function removeEntry(
  { entries, purgeSoon }: DiaryPorts,
  memberId: string,
  id: string,
): Promise<void> {
  if (!(await entries.remove(memberId, id))) throw new UnknownEntry()
  purgeSoon()
}
