import type { Clinic } from '../clinic.ts'

interface Scanner {
  readonly id: string
  readonly clinic: Pick<Clinic, 'loyalty'>
  readonly codes: Awaited<ReturnType<Clinic['loyalty']['listCheckInCodes']>>
}

/** Scans the printed code, or the screen's if printed ones don't count. */
export async function scan({ id, clinic: { loyalty }, codes }: Scanner, name: string): Promise<void> {
  const code = codes.find(({ description }) => description === name)
  if (code?.countsOnPaper) return void (await loyalty.checkIn(id, code.code))
  const { pass } = await loyalty.startDeskScreen(code?.id ?? '', 'demo')
  await loyalty.checkIn(id, (await loyalty.showDeskCode({ pass, greets: false })).code)
  await loyalty.endDeskScreen({ pass })
}
