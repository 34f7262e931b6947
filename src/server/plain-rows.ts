import type { Migration } from '#platform/database/database.ts'

/**
 * Version 0.1.0 stored health data as plain text, and a background job of 1.0.0 encrypted it. This version can't read
 * what is left, so it refuses to start until the job is done.
 */
export const plainRowMigrations: readonly Migration[] = [
  {
    name: '0141 server: all health data is encrypted',
    statements: [
      `do $$ begin
         if exists (select from diary.entry where key_id is null)
           or exists (select from diary.photo where not is_encrypted and not given_up)
           or exists (select from requests.request where notes is not null)
           or exists (select from requests.request where admin_notes is not null)
           or exists (select from identity.profile_photo where key_id is null)
         then
           raise exception 'Some health data in this database isn’t encrypted yet. Nothing was changed. Start the previous version again, wait a few minutes until it has encrypted the rest, then start this version.';
         end if;
       end $$`,
    ],
  },
]
