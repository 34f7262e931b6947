import type { ConsentsPorts } from './ports.ts'
import { UnknownUnsubscribeLink } from './refusals.ts'

const source = 'unsubscribe link'

/**
 * The link never expires, because an old email must still be able to stop new ones. It counts for all accounts of a merged
 * member, so also after the merge is undone.
 */
export async function unsubscribeMail(
  {
    consents,
    memberOfUnsubscribe,
    isMember,
    survivorOf,
    accountsOf,
    now,
  }: Pick<
    ConsentsPorts,
    'consents' | 'memberOfUnsubscribe' | 'isMember' | 'survivorOf' | 'accountsOf' | 'now'
  >,
  token: string,
): Promise<void> {
  const named = memberOfUnsubscribe(token)
  if (!named) throw new UnknownUnsubscribeLink()
  const memberId = (await survivorOf(named)) ?? named
  // For a deleted member nothing is stored or sent.
  if (!(await isMember(memberId))) return
  for (const id of await accountsOf(memberId)) {
    const latest = (await consents.latestOf(id)).find(({ channel }) => channel === 'email')
    if (latest?.source === source) continue
    const optOut = { channel: 'email', given: false, number: null, wording: 'unsubscribe-1', source } as const
    await consents.add(id, { ...optOut, at: now() })
  }
}
