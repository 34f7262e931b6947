import type { DiaryPorts } from './ports.ts'
import { UnknownEntry } from './refusals.ts'

export async function removeEntry(
  { entries, accountsOf, purgeSoon }: DiaryPorts,
  memberId: string,
  id: string,
): Promise<void> {
  for (const account of await accountsOf(memberId)) if (await entries.remove(account, id)) return purgeSoon()
  throw new UnknownEntry()
}
