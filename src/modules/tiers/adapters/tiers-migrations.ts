import type { Migration } from '#platform/database/database.ts'

export const tiersMigrations: readonly Migration[] = [
  {
    name: '0007 tiers: standings',
    statements: [
      'create schema tiers',
      `create table tiers.standing (
        member_id uuid primary key,
        total_spent_cents integer not null check (total_spent_cents >= 0),
        visits integer not null check (visits >= 0),
        tier text not null check (tier in ('Bronze', 'Silver', 'Gold', 'Platinum'))
      )`,
    ],
  },
  {
    name: '0026 tiers: standings in order',
    statements: [
      'create index standing_by_spend on tiers.standing (total_spent_cents, member_id)',
      'create index standing_by_visits on tiers.standing (visits, member_id)',
      "create index standing_above_bronze on tiers.standing (tier) where tier <> 'Bronze'",
    ],
  },
  {
    name: '0043 tiers: each tier in order',
    statements: [
      'create index standing_of_tier_by_spend on tiers.standing (tier, total_spent_cents, member_id)',
      'create index standing_of_tier_by_visits on tiers.standing (tier, visits, member_id)',
    ],
  },
  {
    // The specification's tiers apply until a clinic publishes its own.
    name: '0070 tiers: what a clinic publishes itself',
    statements: [
      'alter table tiers.standing add column reached_from_cents integer[]',
      `create table tiers.tier (
        id text primary key check (id in ('Bronze', 'Silver', 'Gold', 'Platinum')),
        name text not null,
        from_cents integer not null check (from_cents >= 0),
        metal text not null,
        perks jsonb not null
      )`,
      `insert into tiers.tier values ('Bronze', 'Bronze', 0, 'bronze', '[]'),
         ('Silver', 'Silver', 50000, 'silver', '[]'), ('Gold', 'Gold', 200000, 'gold', '[]'),
         ('Platinum', 'Platinum', 500000, 'platinum', '[]')`,
      `create table tiers.milestone (
        id uuid primary key,
        points integer not null check (points > 0),
        words text not null
      )`,
      `insert into tiers.milestone
       select ('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e0' || n)::uuid, points, ''
       from unnest(array[25, 50, 100, 200, 500, 1000, 2000, 5000]) with ordinality as specified (points, n)`,
    ],
  },
]
