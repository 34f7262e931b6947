import { defineEntity, p } from '@mikro-orm/core'
import type { Migration } from '#platform/database/database.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { RetentionRule } from '#platform/scheduled-tasks/housekeeping.ts'
import type { BalanceRule, ImportState, ImportTotals, PatientImport } from '../patient-import.ts'
import type { RowEffects, RowOutcome } from '../ports.ts'
import type { Judgement } from '../rules/judge-row.ts'

export const arrivalsMigrations: readonly Migration[] = [
  {
    name: '0110 arrivals: imports',
    statements: [
      'create schema if not exists arrivals',
      `create table arrivals.import (
        id uuid primary key,
        source text not null,
        file_name text not null,
        bytes integer not null,
        state text not null check (state in ('uploading', 'reading', 'columns', 'checking', 'checked', 'running', 'done',
          'undoing', 'undone', 'failed')),
        problem text,
        heading_row integer not null,
        rows integer not null,
        settled_rows integer not null,
        columns jsonb not null,
        chosen jsonb not null,
        totals jsonb,
        balances text not null check (balances in ('add', 'keep', 'replace')),
        created_by text not null,
        created_at timestamptz not null,
        done_at timestamptz,
        leased_until timestamptz
      )`,
      `create table arrivals.file_part (
        import_id uuid not null references arrivals.import (id) on delete cascade,
        number integer not null,
        size integer not null,
        key_id text not null,
        encrypted bytea not null,
        primary key (import_id, number)
      )`,
      'create index file_part_by_key on arrivals.file_part (key_id, import_id, number)',
      `create table arrivals.row (
        import_id uuid not null references arrivals.import (id) on delete cascade,
        number integer not null,
        kind text not null check (kind in ('new', 'matched', 'unclear', 'refused')),
        outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'skipped', 'undone', 'kept')),
        sentence text not null,
        key text not null,
        twin text not null,
        is_known boolean not null,
        member_id uuid,
        points integer not null,
        spend_cents bigint not null,
        effects jsonb,
        key_id text,
        encrypted bytea,
        primary key (import_id, number)
      )`,
      'create index row_by_key on arrivals.row (key_id, import_id, number) where key_id is not null',
      'create index row_of_member on arrivals.row (member_id) where member_id is not null',
      `create index row_waiting on arrivals.row (import_id, number) where outcome = 'waiting'`,
      `create index row_done on arrivals.row (import_id, number) where outcome = 'done'`,
      `create table arrivals.origin (
        source text not null,
        key text not null,
        member_id uuid not null,
        import_id uuid not null,
        is_undone boolean not null default false,
        key_id text not null,
        encrypted bytea not null,
        primary key (source, key)
      )`,
      'create index origin_by_key on arrivals.origin (key_id, source, key)',
      'create index origin_of_member on arrivals.origin (member_id)',
    ],
  },
  {
    name: '0127 arrivals: last visits',
    statements: ['alter table arrivals.origin add column last_visit_at timestamptz'],
  },
  {
    name: '0130 arrivals: rows without points',
    statements: ['alter table arrivals.row alter column points drop not null'],
  },
]

export const ImportTable = defineEntity({
  name: 'PatientImport',
  tableName: 'arrivals.import',
  properties: {
    id: p.uuid().primary(),
    source: p.text(),
    fileName: p.text(),
    bytes: p.integer(),
    state: p.text().$type<ImportState>(),
    problem: p.text().strictNullable(),
    headingRow: p.integer(),
    rows: p.integer(),
    settledRows: p.integer(),
    columns: p.json<PatientImport['columns']>(),
    chosen: p.json<PatientImport['chosen']>(),
    totals: p.json<ImportTotals>().strictNullable(),
    balances: p.text().$type<BalanceRule>(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    doneAt: p.datetime().strictNullable(),
    leasedUntil: p.datetime().strictNullable(),
  },
})

export const FilePartTable = defineEntity({
  name: 'FilePart',
  tableName: 'arrivals.file_part',
  properties: {
    importId: p.uuid().primary(),
    number: p.integer().primary(),
    size: p.integer(),
    keyId: p.text(),
    encrypted: p.blob(),
  },
  indexes: [{ properties: ['keyId', 'importId', 'number'], name: 'file_part_by_key' }],
})

export const RowTable = defineEntity({
  name: 'ImportRow',
  tableName: 'arrivals.row',
  properties: {
    importId: p.uuid().primary(),
    number: p.integer().primary(),
    kind: p.text().$type<Judgement['kind']>(),
    outcome: p.text().$type<RowOutcome | 'waiting'>().default('waiting'),
    sentence: p.text(),
    key: p.text(),
    twin: p.text(),
    isKnown: p.boolean(),
    memberId: p.uuid().strictNullable(),
    points: p.integer().strictNullable(),
    spendCents: p.bigint('number'),
    effects: p.json<RowEffects>().strictNullable(),
    keyId: p.text().strictNullable(),
    encrypted: p.blob().strictNullable(),
  },
})

export const OriginTable = defineEntity({
  name: 'Origin',
  tableName: 'arrivals.origin',
  properties: {
    source: p.text().primary(),
    key: p.text().primary(),
    memberId: p.uuid().index('origin_of_member'),
    importId: p.uuid(),
    isUndone: p.boolean().default(false),
    lastVisitAt: p.datetime().strictNullable(),
    keyId: p.text(),
    encrypted: p.blob(),
  },
  indexes: [{ properties: ['keyId', 'source', 'key'], name: 'origin_by_key' }],
})

const encryptedRows = (
  name: string,
  table: string,
  columns: [string, string],
  what: string,
): EncryptedRows => ({
  ...{ name, table, columns, keyId: 'key_id', bytes: 'encrypted' },
  boundTo: ([first, second]) => `${what} ${first} ${second}`,
})

const ofImport: [string, string] = ['import_id', 'number']
export const filePartRows = encryptedRows('files of imports', 'arrivals.file_part', ofImport, 'import file')
export const personRows = encryptedRows('people of imports', 'arrivals.row', ofImport, 'import row')
export const originRows = encryptedRows('origins of patients', 'arrivals.origin', ['source', 'key'], 'origin')

/** Deletes files and rows once nothing can be undone, or if the import was abandoned. Origins are kept. */
export const expiredImports: readonly RetentionRule[] = [
  {
    name: 'imports',
    table: 'arrivals.import',
    expired: `coalesce(r.done_at, r.created_at) < $1::timestamptz - interval '30 days'`,
  },
  {
    name: 'import-files',
    table: 'arrivals.file_part',
    expired: `exists (select from arrivals.import i where i.id = r.import_id
      and coalesce(i.done_at, i.created_at) < $1::timestamptz - interval '8 days')`,
  },
]
