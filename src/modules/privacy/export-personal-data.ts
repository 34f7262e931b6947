import type { PersonalDataSource, PrivacyPorts } from './ports.ts'
import { writeJson } from './write-json.ts'

/**
 * Streams one JSON text: `{ exportedAt, holdings: { <part of the product>: … } }`, plus the `holdings` of each account
 * merged into the member's. Parts are read one by one and long lists in pages, so memory use doesn't grow with the
 * data.
 */
export async function exportPersonalData(
  { holdings, accountsOf, cookieChoices, tracks, now }: PrivacyPorts,
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
  // Read the first part before sending anything: if the database is down, we can still refuse properly.
  const first = await parts[0]?.personalDataOf(memberId)
  const [, ...merged] = await accountsOf(memberId)
  return written(parts, memberId, now(), first, { holdings, merged })
}

async function* written(
  [first, ...others]: readonly Pick<PersonalDataSource, 'name' | 'personalDataOf'>[],
  memberId: string,
  exportedAt: Date,
  heldByFirst: unknown,
  { holdings, merged }: Pick<PrivacyPorts, 'holdings'> & { readonly merged: readonly string[] },
): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"holdings":{`
  if (first) yield* part(first.name, heldByFirst, '')
  for (const { name, personalDataOf } of others) yield* part(name, await personalDataOf(memberId), ',')
  yield '}'
  if (merged.length > 0) yield ',"mergedAccounts":['
  for (const [n, account] of merged.entries()) {
    yield n === 0 ? '{' : ',{'
    for (const [m, { name, personalDataOf }] of holdings.entries())
      yield* part(name, await personalDataOf(account), m === 0 ? '' : ',')
    yield '}'
  }
  yield merged.length > 0 ? ']}' : '}'
}

async function* part(name: string, held: unknown, comma: string): AsyncGenerator<string, void> {
  yield `${comma}${JSON.stringify(name)}:`
  yield* writeJson(held)
}
