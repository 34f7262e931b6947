import type { ConsentsPorts } from './ports.ts'
import { UnknownUnsubscribeLink } from './refusals.ts'

const source = 'unsubscribe link'

/** The link never expires, because an old email must still be able to stop new ones. */
export async function unsubscribeMail(
  {
    consents,
    memberOfUnsubscribe,
    isMember,
    survivorOf,
    now,
  }: Pick<ConsentsPorts, 'consents' | 'memberOfUnsubscribe' | 'isMember' | 'survivorOf' | 'now'>,
  token: string,
): Promise<void> {
  const named = memberOfUnsubscribe(token)
  if (!named) throw new UnknownUnsubscribeLink()
  const memberId = (await survivorOf(named)) ?? named
  // For a deleted member nothing is stored or sent.
  if (!(await isMember(memberId))) return
  const latest = (await consents.latestOf(memberId)).find(({ channel }) => channel === 'email')
  // A link of an account that was merged into this one also counts for that one, once the merge is undone.
  if (latest?.source === source && memberId === named) return
  await consents.add(memberId, {
    channel: 'email',
    given: false,
    number: null,
    wording: 'unsubscribe-1',
    source,
    at: now(),
  })
}
