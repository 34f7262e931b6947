import { defineEntity, p, raw } from '@mikro-orm/core'
import type { Database, Migration } from '#platform/database/database.ts'
import { mostTries } from '../codes.ts'
import type { CardsAsked, ClaimCards, UnclaimedMember } from '../ports.ts'

export const cardMigrations: readonly Migration[] = [
  {
    name: '0118 identity: printed cards that claim a membership',
    statements: [
      `create table identity.claim_card (
        member_id uuid primary key references identity.member (id) on delete cascade,
        code_hash text not null unique,
        tries integer not null default 0,
        printed_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      'create index claim_card_by_expiry on identity.claim_card (expires_at)',
      `create function identity.is_unclaimed(last_login_at timestamptz, password_hash text) returns boolean
        language sql immutable as $$ select last_login_at is null and password_hash is null $$`,
    ],
  },
]

export const ClaimCardTable = defineEntity({
  name: 'ClaimCard',
  tableName: 'identity.claim_card',
  properties: {
    memberId: p.uuid().primary(),
    codeHash: p.text().unique('claim_card_code_hash_key'),
    tries: p.integer().default(0),
    printedAt: p.datetime(),
    expiresAt: p.datetime().index('claim_card_by_expiry'),
    usedAt: p.datetime().strictNullable(),
  },
})

export const expiredClaimCards = {
  name: 'drop-claim-cards',
  table: 'identity.claim_card',
  expired: "expires_at < $1::timestamptz - interval '1 day'",
}

/** $2 is the time before which cards are replaced, $3 is now. */
const works = (
  card: string,
) => `${card}.used_at is null and ${card}.tries < ${mostTries} and ${card}.expires_at > $3
  and ($2::timestamptz is null or ${card}.printed_at >= $2)`

const unclaimed = `from identity.member m left join identity.claim_card card on card.member_id = m.id and ${works('card')}
  where m.role = 'member' and m.closed_at is null and identity.is_unclaimed(m.last_login_at, m.password_hash)
    and ($1::uuid[] is null or m.id in (select unnest($1::uuid[])))`

const validPhone = `select from identity.contact c where c.member_id = m.id and c.kind = 'phone' and c.is_valid`

export function cardsInDatabase(database: Database): ClaimCards {
  const count = database.statement<{ patients: number; withCard: number }>(
    'count-claim-cards',
    `select count(*)::int as patients, count(card.member_id)::int as "withCard" ${unclaimed}`,
  )
  const find = database.statement<UnclaimedMember>(
    'unclaimed-members',
    `select m.id as "memberId", m.first_name as "firstName", m.last_name as "lastName",
       m.date_of_birth is not null as "hasBirthday", exists (${validPhone}) as "hasPhone"
     ${unclaimed} and card.member_id is null order by m.name_key, m.id limit $4`,
  )
  const add = database.statement<{ memberId: string }>(
    'add-claim-cards',
    `insert into identity.claim_card as card (member_id, code_hash, printed_at, expires_at)
     select made.member_id, made.hash, $3, $4 from unnest($1::uuid[], $5::text[]) as made (member_id, hash)
     order by made.member_id
     on conflict (member_id) do update set code_hash = excluded.code_hash, tries = 0, used_at = null,
       printed_at = excluded.printed_at, expires_at = excluded.expires_at
     where not (${works('card')})
     returning member_id as "memberId"`,
  )
  const use = database.statement<{ memberId: string }>(
    'use-claim-card',
    `update identity.claim_card card set used_at = $5 from identity.member m
     where card.code_hash = $1 and card.used_at is null and card.tries <= $4 and card.expires_at > $5
       and m.id = card.member_id and case $2
         when 'birthday' then m.date_of_birth::text = $3
         when 'phone' then exists (${validPhone} and right(c.value, 4) = $3)
         else true end
     returning card.member_id as "memberId"`,
  )
  const values = ({ among, replacesBefore, at }: CardsAsked) => [among, replacesBefore, at]
  return {
    count: async asked => (await count(...values(asked)))[0] ?? { patients: 0, withCard: 0 },
    unclaimed: (asked, limit) => find(...values(asked), limit),
    async add(memberIds, hashes, { at, expiresAt, replacesBefore }) {
      const added = await add(memberIds, replacesBefore, at, expiresAt, hashes)
      return added.map(({ memberId }) => memberId)
    },
    async countTry(codeHash, at) {
      const open = { codeHash, usedAt: null, expiresAt: { $gt: at } }
      const tries = raw('tries + 1')
      await database.em().nativeUpdate(ClaimCardTable, open, { tries })
    },
    use: async (hash, { question, answer }, most, at) =>
      (await use(hash, question, answer, most, at))[0]?.memberId,
  }
}
