import { createHash } from 'node:crypto'
import type { ArchivedTable } from '#platform/archive.ts'
import type { Database } from '#platform/database/database.ts'
import { type Cipher, cipherWith } from '#platform/encryption/cipher.ts'
import { openFiles } from '#platform/files/open-files.ts'
import type { Add } from '../backups/archive/archive.ts'
import {
  type Ask,
  migrationsIn,
  type SequenceState,
  sequencesIn,
  type TableShape,
  tablesIn,
} from '../backups/archive/catalogue.ts'
import { beginSnapshot, linesOf } from '../backups/archive/save-database.ts'
import { archivedTables, filesOfRows } from '../parts.ts'
import type { Settings } from '../settings.ts'
import { leavesUnchanged, openRow } from './rows.ts'

/** The archive's last file: describes the others. */
export interface ClinicManifest {
  readonly format: 1
  readonly clinic: string
  readonly madeAt: string
  /** The number of rows of each kind. */
  readonly rows: Readonly<Record<string, number>>
  readonly pictures: number
  /** The SHA-256 of the file SHA256SUMS, which lists those of all other files. */
  readonly sums: string
  /** The migrations of these tables: a later Velora recreates them, loads the data, and migrates from there. */
  readonly migrations: readonly string[]
  readonly sequences: readonly SequenceState[]
}

export interface ClinicExport {
  /** Runs work in a transaction without a short statement timeout. */
  readonly atOneMoment: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
  readonly database: Pick<Database, 'statement'>
  readonly settings: Pick<Settings, 'phiKeys' | 'photosUrl' | 'dataDir' | 'clinicName'>
  readonly at: Date
  /** Called when all rows are read and the database is free again. */
  readonly onRowsRead?: () => Promise<void>
}

/** Writes the whole clinic to a readable archive: rows from one moment, then pictures, then the manifest. */
export async function exportClinic(leaving: ClinicExport, add: Add): Promise<ClinicManifest> {
  const { atOneMoment, settings, at, onRowsRead } = leaving
  const cipher = cipherWith(settings.phiKeys)
  const sums = createSums(add)
  const { ids, ...contents } = await atOneMoment(ask => addRows(ask, cipher, settings.clinicName, sums.add))
  await onRowsRead?.()
  const pictures = contents.pictures + (await addFiles(leaving, ids, cipher, sums.add))
  const manifest: ClinicManifest = {
    format: 1,
    madeAt: at.toISOString(),
    ...contents,
    pictures,
    sums: await sums.end(),
  }
  await add('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  return manifest
}

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** Checksums of all files, in the format of `sha256sum -c`. */
function createSums(add: Add) {
  const lines: string[] = []
  return {
    add: async (name: string, bytes: Uint8Array) => {
      lines.push(`${sha256(bytes)}  ${name}\n`)
      await add(name, bytes)
    },
    async end() {
      const text = lines.join('')
      await add('SHA256SUMS', Buffer.from(text))
      return sha256(text)
    },
  }
}

async function addRows(ask: Ask, cipher: Cipher, clinicName: string, add: Add) {
  await beginSnapshot(ask)
  const [brand] = (await ask('select app_name as name from content.brand')) as { name: string | null }[]
  const shapes = new Map((await tablesIn(ask)).map(shape => [unquoted(shape.name), shape]))
  const rows: Record<string, number> = {}
  let pictures = 0
  for (const archived of archivedTables) {
    const shape = shapes.get(archived.table)
    if (!shape) throw new Error(`The table ${archived.table} is missing.`)
    const added = await addTable(ask, archived, shape, cipher, add)
    rows[archived.name] = added.rows
    pictures += added.pictures
  }
  const ids: (readonly string[])[] = []
  for (const files of filesOfRows) ids.push(((await ask(files.ids)) as { id: string }[]).map(({ id }) => id))
  return {
    clinic: brand?.name ?? clinicName,
    rows,
    pictures,
    ids,
    migrations: await migrationsIn(ask),
    sequences: (await sequencesIn(ask)).filter(({ name }) => !/^(?:platform|jobs)\./.test(name)),
  }
}

async function addTable(ask: Ask, archived: ArchivedTable, shape: TableShape, cipher: Cipher, add: Add) {
  let [part, rows, pictures] = [0, 0, 0]
  const addLines = async (lines: readonly string[]) => {
    rows += lines.length
    const name = `${archived.name}/${String(++part).padStart(5, '0')}.jsonl`
    await add(name, Buffer.from(`${lines.join('\n')}\n`))
  }
  for await (const lines of linesOf(ask, await queryOf(ask, archived, shape))) {
    if (leavesUnchanged(archived)) {
      await addLines(lines)
      continue
    }
    const opened = []
    for (const line of lines) {
      const { row, picture } = openRow(archived, JSON.parse(line), cipher)
      opened.push(JSON.stringify(row))
      if (picture) await add(picture.path, picture.bytes)
      if (picture) pictures++
    }
    await addLines(opened)
  }
  return { rows, pictures }
}

/** Sorted, so that an unchanged clinic produces the same archive. */
async function queryOf(ask: Ask, { where, leaving, without }: ArchivedTable, { name, columns }: TableShape) {
  const [key] = (await ask(
    `select string_agg(quote_ident(a.attname), ', ' order by k.nth) as columns
     from pg_index i, unnest(i.indkey) with ordinality as k(attnum, nth), pg_attribute a
     where i.indrelid = $1::text::regclass and i.indisprimary and a.attrelid = i.indrelid and a.attnum = k.attnum`,
    [name],
  )) as { columns: string | null }[]
  const selected = columns
    .filter(column => !without?.[unquoted(column)])
    .map(column => {
      const changed = leaving?.[unquoted(column)]
      return changed ? `${changed} as ${column}` : column
    })
  return `select row_to_json(velora_row)::text as line from (
    select ${selected.join(', ')} from ${name} where ${where ?? 'true'} order by ${key?.columns ?? columns.join(', ')}
  ) as velora_row`
}

export const unquoted = (name: string) => name.replaceAll('"', '')

async function addFiles(
  { database, settings }: ClinicExport,
  ids: readonly (readonly string[])[],
  cipher: Cipher,
  add: Add,
): Promise<number> {
  let files = 0
  for (const [index, { place, names, opened }] of filesOfRows.entries()) {
    const store = opened?.(database, cipher, settings) ?? openFiles(settings, place)
    for (const id of ids[index] ?? [])
      for (const name of names) {
        const bytes = await store.fetch(id, name)
        // Its owner deleted it, or it is still being uploaded.
        if (!bytes) continue
        await add(`pictures/${place.folder}/${id}/${name}`, bytes)
        files++
      }
  }
  return files
}
