import type { Holding, PrivacyPorts } from './ports.ts'
import { writeJson } from './write-json.ts'

/**
 * The pieces of one JSON text: `{ exportedAt, holdings: { <part of the product>: … } }`. One part is read after the
 * other and long lists in pages, so that a long membership takes no more memory than a short one (D-114).
 */
export async function exportHoldings(
  { holdings, cookieChoices, tracks, now }: PrivacyPorts,
  memberId: string,
  visitorId: string | undefined,
): Promise<AsyncIterable<string>> {
  const ofBrowser = async (visitor: string) => ({
    cookieChoices: await cookieChoices.historyOf(visitor),
    ...(await tracks.of(visitor)),
  })
  const parts: readonly Pick<Holding, 'name' | 'heldOf'>[] = visitorId
    ? [...holdings, { name: 'thisBrowser', heldOf: () => ofBrowser(visitorId) }]
    : holdings
  // Read before anything is sent: a database that is away gives a refusal instead of half a file.
  const first = await parts[0]?.heldOf(memberId)
  return written(parts, memberId, now(), first)
}

async function* written(
  [first, ...others]: readonly Pick<Holding, 'name' | 'heldOf'>[],
  memberId: string,
  exportedAt: Date,
  heldByFirst: unknown,
): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"holdings":{`
  if (first) yield* part(first.name, heldByFirst, '')
  for (const { name, heldOf } of others) yield* part(name, await heldOf(memberId), ',')
  yield '}}'
}

async function* part(name: string, held: unknown, comma: string): AsyncGenerator<string, void> {
  yield `${comma}${JSON.stringify(name)}:`
  yield* writeJson(held)
}
