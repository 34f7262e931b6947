import type { Migration } from '#platform/database/database.ts'

/** Triggers write the events in the transaction of the change, no matter which code makes it (D-271). */
export const webhookMigrations: readonly Migration[] = [
  {
    // Imported data is old, so it doesn't create events.
    name: '0111 integrations: an import is no event',
    statements: [
      `create or replace function integrations.record(kind text, member uuid, happened timestamptz, facts jsonb)
        returns void language plpgsql as $$
        declare taken bigint;
        begin
          if current_setting('velora.importing', true) = 'on' then return; end if;
          if not exists (select from integrations.endpoint) then return; end if;
          taken := nextval('integrations.event_number');
          insert into integrations.event (member_id, number, id, type, at, data)
            values (member, taken, gen_random_uuid(), kind, happened, facts);
          insert into integrations.delivery (member_id, endpoint_id, number)
            select member, id, taken from integrations.endpoint where is_enabled and kind = any(events);
        end $$`,
    ],
  },
]

/** Receivers that were down can request a month of events again. */
export const expiredWebhooks = [
  {
    name: 'drop-webhook-secrets',
    table: 'integrations.endpoint_secret',
    expired: 'ends_at < $1::timestamptz',
  },
  {
    name: 'drop-webhook-deliveries',
    table: 'integrations.delivery',
    expired: `exists (select from integrations.event e
      where e.member_id = r.member_id and e.number = r.number and e.at < $1::timestamptz - interval '30 days')`,
  },
  {
    name: 'drop-webhook-events',
    table: 'integrations.event',
    expired: "at < $1::timestamptz - interval '30 days'",
  },
]
