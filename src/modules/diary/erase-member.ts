import type { DiaryPorts } from './ports.ts'

export async function eraseMember(
  { entries, photos, sweepSoon }: DiaryPorts,
  memberId: string,
): Promise<void> {
  await entries.removeAllOf(memberId)
  await photos.giveUpAllOf(memberId)
  sweepSoon()
}
