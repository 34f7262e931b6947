import { readTypedCode } from '#platform/kernel/typed-code.ts'
import { cardDays, daysAfter, mostCards, nameOnCard, newCardCode, questionFor } from './claim-card.ts'
import { cardLink } from './codes.ts'
import type { CardsAsked, ClaimsPorts, UnclaimedMember } from './ports.ts'

/** The recipients of cards. */
export interface CardChoice {
  /** Members who haven't signed in yet: those whom no campaign reaches, all, those of one import, or only one. */
  readonly whom: 'unreached' | 'all' | 'import' | 'member'
  readonly importId?: string | undefined
  readonly memberId?: string | undefined
}

export interface PrintedCard {
  readonly name: string
  /** Returned only here. */
  readonly code: string
  readonly url: string
  readonly asks: 'birthday' | 'phone' | 'nothing'
}

export interface PrintedCards {
  readonly cards: readonly PrintedCard[]
  readonly expiresAt: Date
}

export interface CardCount {
  readonly patients: number
  /** How many of them have a valid card. */
  readonly withCard: number
  readonly at: Date
}

type Ports = Pick<
  ClaimsPorts,
  'claimCards' | 'unreachedMembers' | 'membersOfImport' | 'hashOf' | 'appUrl' | 'now'
>

export async function countCards(ports: Ports, choice: CardChoice): Promise<CardCount> {
  const at = ports.now()
  return { ...(await ports.claimCards.count(await askedFor(ports, choice, null, at))), at }
}

/** Members with a valid card keep it, unless it was printed before `replacesBefore`: a second tab doesn't invalidate it. */
export async function printCards(
  ports: Ports,
  choice: CardChoice,
  replacesBefore: Date | null,
): Promise<PrintedCards> {
  const at = ports.now()
  const expiresAt = daysAfter(at, cardDays)
  const people = await ports.claimCards.unclaimed(
    await askedFor(ports, choice, replacesBefore, at),
    mostCards,
  )
  const made = new Map(people.map(person => [person.memberId, cardFor(ports, person)]))
  const hashes = [...made.values()].map(({ code }) => ports.hashOf(readTypedCode(code)))
  // Another tab may have been faster for some of them.
  const kept = new Set(
    await ports.claimCards.add([...made.keys()], hashes, { at, expiresAt, replacesBefore }),
  )
  return { cards: [...made].flatMap(([memberId, card]) => (kept.has(memberId) ? [card] : [])), expiresAt }
}

function cardFor({ appUrl }: Ports, { firstName, lastName, ...person }: UnclaimedMember): PrintedCard {
  const asks = questionFor(person)
  const code = newCardCode(asks)
  return { name: nameOnCard(firstName, lastName), code, url: cardLink(appUrl, code, person.memberId), asks }
}

async function askedFor(
  { unreachedMembers, membersOfImport }: Ports,
  { whom, importId, memberId }: CardChoice,
  replacesBefore: Date | null,
  at: Date,
): Promise<CardsAsked> {
  const among =
    whom === 'unreached'
      ? await unreachedMembers()
      : whom === 'import' && importId
        ? await membersOfImport(importId)
        : whom === 'member' && memberId
          ? [memberId]
          : null
  return { among, replacesBefore, at }
}
