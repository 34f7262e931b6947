import type { Engine, Run } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'

/** One embedded database shared by many apps, one after the other: loading it is most of the startup cost. */
export interface KeptDatabase {
  /** For one app. Closing it keeps the database open, and refuses later calls from that app. */
  engine(): Engine
  /** Saves the contents of every table. */
  keep(): Promise<void>
  /**
   * Restores every table and sequence; no app may be open. False if an app changed tables, triggers or functions: such
   * a database can't be reused.
   */
  restore(): Promise<boolean>
  close(): Promise<void>
}

export async function keptDatabase(dump: Blob): Promise<KeptDatabase> {
  const whole = await openEmbedded(undefined, dump)
  return {
    engine: () => engineOn(whole),
    keep: async () => void (await whole.script(keeping)),
    restore: () => isRestored(whole.script),
    close: whole.close,
  }
}

/** Restores a database in which `keeping` has run, through any function that runs SQL. */
export async function isRestored(script: (text: string) => Promise<unknown[]>): Promise<boolean> {
  try {
    const rows = (await script('select kept.restore() as restored')) as { restored: boolean }[]
    return rows[0]?.restored === true
  } catch {
    return false
  }
}

function engineOn(whole: Awaited<ReturnType<typeof openEmbedded>>): Engine {
  let closed = false
  const unlisten: (() => Promise<void>)[] = []
  const unlessClosed =
    <Given extends readonly unknown[], T>(call: (...given: Given) => Promise<T>) =>
    async (...given: Given) => {
      if (closed) throw new Error('This app was closed; its database belongs to another one now.')
      return call(...given)
    }
  return {
    kind: 'embedded',
    connectionUse: whole.connectionUse,
    run: unlessClosed<Parameters<Run>, Awaited<ReturnType<Run>>>(whole.run),
    // A running transaction finishes, and the next app waits for it.
    transaction: unlessClosed(whole.transaction) as Engine['transaction'],
    script: unlessClosed(whole.script),
    listen: unlessClosed(async (channel: string, onMessage: (payload: string) => void) => {
      unlisten.push(await whole.native.listen(channel, onMessage))
    }),
    async close() {
      closed = true
      for (const end of unlisten) await end()
    },
  }
}

const ofProduct = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'kept')`

/** The definitions of all tables, triggers and functions, as one text. */
const shape = `(select md5(string_agg(what, ',' order by what)) from (
    select format('%s %s %s %s', c.oid, n.nspname, c.relname, c.relnatts) as what
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ofProduct}
    union all select format('trigger %s %s', tgrelid, tgname) from pg_trigger
    union all select format('function %s', p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ofProduct}
  ) as part)`

/**
 * Copies all tables into a separate schema, with a function that restores them. Deleting a test's few rows takes a
 * tenth of the time of truncating fifty tables, so only large tables are truncated.
 */
export const keeping = `
  create schema kept;
  create table kept.place as
    select row_number() over (order by n.nspname, c.relname) as id, c.oid::regclass as name, c.relkind = 'p' as is_divided,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and ${ofProduct};
  create table kept.sequence as
    select format('%I.%I', schemaname, sequencename)::regclass as name, start_value, last_value from pg_sequences;
  do $$
    declare each record;
    begin
      for each in select * from kept.place where not is_divided loop
        execute format('create table kept.%I as select %s from %s', 'rows_' || each.id, each.columns, each.name);
      end loop;
    end
  $$;
  create table kept.shape as select ${shape} as text;
  create function kept.restore() returns boolean language plpgsql as $$
    declare each record;
    begin
      if (select text from kept.shape) is distinct from ${shape} then
        return false;
      end if;
      -- Neither foreign keys nor triggers have a say: what was kept was whole.
      perform set_config('session_replication_role', 'replica', true);
      for each in select * from kept.place where not is_divided loop
        if pg_relation_size(each.name) > 262144 then
          execute format('truncate %s cascade', each.name);
        else
          execute format('delete from %s', each.name);
        end if;
      end loop;
      for each in select * from kept.place where not is_divided loop
        execute format('insert into %s (%s) overriding system value select * from kept.%I',
          each.name, each.columns, 'rows_' || each.id);
      end loop;
      perform setval(name, coalesce(last_value, start_value), last_value is not null) from kept.sequence;
      return true;
    end
  $$;
  create table kept.catalogue (of text);
  create view kept.place_of_catalogue as
    select *, 'kept.catalogue_' || id as copy from kept.place
    where not is_divided and name::text ~ '^(content|loyalty|programme)[.]';
  create function kept.keep_catalogue(key text) returns void language plpgsql as $$
    declare each record;
    begin
      for each in select * from kept.place_of_catalogue loop
        execute format('drop table if exists %s', each.copy);
        execute format('create table %s as select %s from %s', each.copy, each.columns, each.name);
      end loop;
      delete from kept.catalogue;
      insert into kept.catalogue values (key);
    end
  $$;
  create function kept.add_catalogue(key text) returns boolean language plpgsql as $$
    declare each record;
    begin
      if not exists (select from kept.catalogue where of = key) then return false; end if;
      perform set_config('session_replication_role', 'replica', true);
      for each in select * from kept.place_of_catalogue loop
        execute format('delete from %s', each.name);
        execute format('insert into %s (%s) overriding system value select * from %s', each.name, each.columns, each.copy);
      end loop;
      return true;
    end
  $$;
`
