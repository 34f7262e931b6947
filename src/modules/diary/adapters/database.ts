import type { Database, Migration } from '#platform/database/database.ts'
import type { Entry } from '../entries.ts'
import type { DiaryPorts, Entries, OwnedPhoto, Photos } from '../ports.ts'

export const diaryMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-50 diary: entries and photos',
    statements: [
      'create schema diary',
      `create table diary.entry (
        member_id uuid not null,
        id uuid not null,
        title text not null,
        description text,
        entry_type text not null check (entry_type in ('before', 'after', 'progress')),
        service_id uuid,
        treatment_date date,
        image_url text,
        points_awarded integer not null,
        created_at timestamptz not null,
        primary key (member_id, id)
      )`,
      `create table diary.photo (
        member_id uuid not null,
        id uuid not null,
        digest text not null,
        uploaded_at timestamptz not null,
        entry_id uuid,
        given_up boolean not null default false,
        primary key (member_id, id)
      )`,
      `create unique index photo_unused_once on diary.photo (member_id, digest)
        where entry_id is null and not given_up`,
      'create index photo_to_sweep on diary.photo (uploaded_at) where entry_id is null',
    ],
  },
  {
    name: '2026-11-22-92 diary: uploads of a day',
    statements: [
      `create table diary.uploads (
        member_id uuid primary key,
        since timestamptz not null,
        count integer not null
      )`,
    ],
  },
]

export function diaryInDatabase(database: Database): Pick<DiaryPorts, 'entries' | 'photos'> {
  return { entries: entriesInDatabase(database), photos: photosInDatabase(database) }
}

function entriesInDatabase(database: Database): Entries {
  const takeTurn = database.statement<never>(
    'diary-turn',
    `select pg_advisory_xact_lock(hashtextextended('diary ' || $1::text, 0))`,
  )
  const add = database.statement<never>(
    'add-diary-entry',
    `insert into diary.entry
       (member_id, id, title, description, entry_type, service_id, treatment_date, image_url, points_awarded, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  )
  // Ids are made of their time, so the key's order is the order of the list.
  const of = database.statement<Entry>(
    'diary-entries-of',
    `select id, title, description, entry_type as "entryType", service_id as "serviceId",
       treatment_date::text as "treatmentDate", image_url as "imageUrl", points_awarded as "pointsAwarded",
       created_at as "createdAt"
     from diary.entry
     where member_id = $1 and id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit $2`,
  )
  const count = database.statement<{ count: number }>(
    'count-diary-entries',
    'select count(*)::int as count from diary.entry where member_id = $1',
  )
  const remove = database.statement<{ id: string }>(
    'remove-diary-entry',
    `with gone as (
       delete from diary.entry where member_id = $1 and id = $2 returning id
     ), given_up as (
       update diary.photo set given_up = true, entry_id = null
       where member_id = $1 and entry_id in (select id from gone)
     )
     select id from gone`,
  )
  const removeAll = database.statement<never>(
    'remove-diary-entries-of',
    'delete from diary.entry where member_id = $1',
  )
  return {
    async takeTurn(memberId) {
      await takeTurn(memberId)
    },
    async add(memberId, e) {
      const { id, title, description, entryType, serviceId, treatmentDate, imageUrl } = e
      const placed = [memberId, id, title, description, entryType, serviceId, treatmentDate, imageUrl]
      await add(...placed, e.pointsAwarded, e.createdAt)
    },
    of: (memberId, limit, before) => of(memberId, limit, before ?? null),
    countOf: async memberId => (await count(memberId))[0]?.count ?? 0,
    remove: async (memberId, id) => (await remove(memberId, id)).length > 0,
    async removeAllOf(memberId) {
      await removeAll(memberId)
    },
  }
}

function photosInDatabase(database: Database): Photos {
  const note = database.statement<{ id: string }>(
    'note-photo',
    `insert into diary.photo (member_id, id, digest, uploaded_at)
     values ($1, $2, $3, $4)
     on conflict (member_id, digest) where entry_id is null and not given_up
       do update set uploaded_at = excluded.uploaded_at
     returning id`,
  )
  const count = database.statement<{ count: number }>(
    'count-upload',
    `insert into diary.uploads as u (member_id, since, count) values ($1, $2, 1)
     on conflict (member_id) do update set
       since = case when u.since <= $2::timestamptz - interval '1 day' then $2 else u.since end,
       count = case when u.since <= $2::timestamptz - interval '1 day' then 1 else u.count + 1 end
     where u.count < $3 or u.since <= $2::timestamptz - interval '1 day'
     returning count`,
  )
  const forgetUploads = database.statement<never>(
    'forget-uploads',
    'delete from diary.uploads where member_id = $1',
  )
  const attach = database.statement<{ id: string }>(
    'attach-photo',
    `update diary.photo set entry_id = $3
     where member_id = $1 and id = $2 and entry_id is null and not given_up returning id`,
  )
  const find = database.statement<{ id: string }>(
    'find-photo',
    'select id from diary.photo where member_id = $1 and id = $2 and not given_up',
  )
  const unused = database.statement<{ id: string }>(
    'unused-photos-of',
    'select id from diary.photo where member_id = $1 and entry_id is null and not given_up order by id',
  )
  const giveUpAll = database.statement<never>(
    'give-up-photos-of',
    'update diary.photo set given_up = true, entry_id = null where member_id = $1',
  )
  const giveUpUnused = database.statement<never>(
    'give-up-unused-photos',
    'update diary.photo set given_up = true where entry_id is null and not given_up and uploaded_at < $1',
  )
  const givenUp = database.statement<OwnedPhoto>(
    'photos-given-up',
    `select member_id as "memberId", id from diary.photo
     where entry_id is null and given_up order by uploaded_at limit $1`,
  )
  const forget = database.statement<never>(
    'forget-photo',
    'delete from diary.photo where member_id = $1 and id = $2 and given_up',
  )
  return {
    count: async (memberId, at, mostADay) => (await count(memberId, at, mostADay)).length > 0,
    note: async (memberId, photo) =>
      (await note(memberId, photo.id, photo.digest, photo.at))[0]?.id ?? photo.id,
    attach: async (memberId, id, entryId) => (await attach(memberId, id, entryId)).length > 0,
    isOf: async (memberId, id) => (await find(memberId, id)).length > 0,
    unusedOf: async memberId => (await unused(memberId)).map(({ id }) => id),
    async giveUpAllOf(memberId) {
      await giveUpAll(memberId)
      await forgetUploads(memberId)
    },
    async giveUpUnused(before) {
      await giveUpUnused(before)
    },
    givenUp: limit => givenUp(limit),
    async forget({ memberId, id }) {
      await forget(memberId, id)
    },
  }
}
