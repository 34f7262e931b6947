import type { Engine, Run } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'

/** One embedded database for many apps, one after the other: loading it is most of what a start costs. */
export interface KeptDatabase {
  /** For one app. Closing it leaves the database open, and refuses whatever that app says to it later. */
  engine(): Engine
  /** Remembers what every table holds now. */
  keep(): Promise<void>
  /**
   * Gives every table and sequence back what was kept; no app may be open. False where an app left tables, triggers or
   * functions changed: such a database is not for the next one.
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

/** Restores a database in which `keeping` has run, over anything that runs a text. */
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
    // A transaction that is under way goes on to its end, and the next app waits for it.
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

/** What tables, triggers and functions there are, as one text. */
const shape = `(select md5(string_agg(what, ',' order by what)) from (
    select format('%s %s %s %s', c.oid, n.nspname, c.relname, c.relnatts) as what
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ofProduct}
    union all select format('trigger %s %s', tgrelid, tgname) from pg_trigger
    union all select format('function %s', p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ofProduct}
  ) as part)`

/**
 * Copies every table of the product into a schema of its own, beside a function that puts the copies back. Deleting the
 * few rows of a test takes a tenth of what truncating fifty tables does; only what grew large is truncated.
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
`
