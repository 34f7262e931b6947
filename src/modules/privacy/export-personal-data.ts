import type { PersonalDataSource, PrivacyPorts } from './ports.ts'
import { writeJson } from './write-json.ts'

/**
 * The pieces of one JSON text: `{ exportedAt, holdings: { <part of the product>: … } }`. One part is read after the
 * other and long lists in pages, so that a long membership takes no more memory than a short one.
 */
export async function exportPersonalData(
  { holdings, cookieChoices, tracks, now }: PrivacyPorts,
  memberId: string,
  visitorId: string | undefined,
): Promise<AsyncIterable<string>> {
  const ofBrowser = async (visitor: string) => ({
    cookieChoices: await cookieChoices.historyOf(visitor),
    ...(await tracks.of(visitor)),
  })
  const parts: readonly Pick<PersonalDataSource, 'name' | 'personalDataOf'>[] = visitorId
    ? [...holdings, { name: 'thisBrowser', personalDataOf: () => ofBrowser(visitorId) }]
    : holdings
  // Read before anything is sent: a database that is away gives a refusal instead of half a file.
  const first = await parts[0]?.personalDataOf(memberId)
  return written(parts, memberId, now(), first)
}

async function* written(
  [first, ...others]: readonly Pick<PersonalDataSource, 'name' | 'personalDataOf'>[],
  memberId: string,
  exportedAt: Date,
  heldByFirst: unknown,
): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"holdings":{`
  if (first) yield* part(first.name, heldByFirst, '')
  for (const { name, personalDataOf } of others) yield* part(name, await personalDataOf(memberId), ',')
  yield '}}'
}

async function* part(name: string, held: unknown, comma: string): AsyncGenerator<string, void> {
  yield `${comma}${JSON.stringify(name)}:`
  yield* writeJson(held)
}
