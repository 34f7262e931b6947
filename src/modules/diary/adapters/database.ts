import type { Database, Migration } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { DiaryPorts } from '../ports.ts'
import { entriesInDatabase } from './entries-in-database.ts'
import { photosInDatabase } from './photos-in-database.ts'

export const diaryMigrations: readonly Migration[] = [
  {
    name: '0018 diary: entries and photos',
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
    name: '0025 diary: uploads of a day',
    statements: [
      `create table diary.uploads (
        member_id uuid primary key,
        since timestamptz not null,
        count integer not null
      )`,
    ],
  },
  {
    name: '0058 diary: encrypted entries and photos',
    statements: [
      'alter table diary.entry add column key_id text, add column encrypted bytea, alter column title drop not null',
      'create index entry_by_key on diary.entry (key_id, member_id, id)',
      `alter table diary.photo add column key_id text, add column data_key bytea,
         add column is_encrypted boolean not null default false`,
      'create index photo_by_key on diary.photo (key_id, member_id, id)',
      // Empty once the older photos are encrypted.
      'create index photo_to_encrypt on diary.photo (member_id, id) where not is_encrypted',
      `create table diary.digest_key (
        id integer primary key check (id = 1),
        key_id text not null,
        encrypted bytea not null
      )`,
    ],
  },
  {
    // Uses the services' current names, because the old ones weren't recorded.
    name: '0074 diary: an entry keeps the name of its service',
    statements: [
      'alter table diary.entry add column service_name text',
      'update diary.entry e set service_name = s.name from content.service s where s.id = e.service_id',
    ],
  },
]

export function diaryInDatabase(database: Database, cipher: Cipher): Pick<DiaryPorts, 'entries' | 'photos'> {
  return { entries: entriesInDatabase(database, cipher), photos: photosInDatabase(database, cipher) }
}
