import type { PrivacyPorts } from './ports.ts'

export interface Export {
  readonly exportedAt: Date
  readonly holdings: Readonly<Record<string, unknown>>
}

export async function exportHoldings(
  { holdings, cookieChoices, tracks, now }: PrivacyPorts,
  memberId: string,
  visitorId: string | undefined,
): Promise<Export> {
  const held: Record<string, unknown> = {}
  for (const { name, heldOf } of holdings) held[name] = await heldOf(memberId)
  if (visitorId)
    held['thisBrowser'] = {
      cookieChoices: await cookieChoices.historyOf(visitorId),
      ...(await tracks.of(visitorId)),
    }
  return { exportedAt: now(), holdings: held }
}
