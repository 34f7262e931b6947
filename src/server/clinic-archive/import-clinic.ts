import { createHash } from 'node:crypto'
import type { ArchivedTable } from '#platform/archive.ts'
import type { Engine, Run } from '#platform/database/database.ts'
import { holdAlone } from '#platform/database/in-use.ts'
import { type Cipher, cipherWith } from '#platform/encryption/cipher.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { UnreadableBackup } from '../backups/archive/age-passphrase.ts'
import { type ArchivedFile, readTar } from '../backups/archive/archive.ts'
import {
  type Ask,
  schemasIn,
  type TableShape,
  tablesIn,
  writeValuesAlike,
} from '../backups/archive/catalogue.ts'
import {
  continueSequence,
  emptyTables,
  makeTables,
  NotRestored,
  upTo,
} from '../backups/archive/load-database.ts'
import { asking, fillEmptyPlace, statementsOver } from '../backups/restore-backup.ts'
import { archivedTables, filesOfRows, schema, verifyAll } from '../parts.ts'
import type { Settings } from '../settings.ts'
import { type ClinicManifest, sha256, unquoted } from './export-clinic.ts'
import { type Row, sealRow, toHex } from './rows.ts'

/** An archive that was read completely and is intact. */
export interface WholeArchive {
  readonly manifest: ClinicManifest
  contents(): AsyncIterable<ArchivedFile>
}

const kinds = new Map(archivedTables.map(archived => [archived.name, archived]))
const kindOf = (file: string) => kinds.get(/^([\w-]+)\/\d+\.jsonl$/.exec(file)?.[1] ?? '')

/** Reads the whole archive before anything is written. Throws `UnreadableBackup` if it's incomplete. */
export async function readClinicArchive(open: () => AsyncIterable<Uint8Array>): Promise<WholeArchive> {
  const bytes = async () => open()
  const found = createHash('sha256')
  let sums: string | undefined
  let manifest: ClinicManifest | undefined
  for await (const file of readTar(bytes)) {
    if (file.name === 'manifest.json') manifest = manifestIn(file)
    else if (file.name === 'SHA256SUMS') sums = sha256(file.bytes)
    else found.update(`${sha256(file.bytes)}  ${file.name}\n`)
  }
  if (!manifest?.format) throw new UnreadableBackup('the file isn’t a clinic archive, or its end is missing.')
  if (manifest.format !== 1)
    throw new UnreadableBackup(
      'the file was made by a newer version of Velora. Install that version, and try again.',
    )
  if (manifest.sums !== sums || found.digest('hex') !== sums)
    throw new UnreadableBackup('the file is damaged: its contents don’t match its SHA256SUMS.')
  upTo(manifest.migrations, schema.migrations)
  return { manifest, contents: () => readTar(bytes) }
}

function manifestIn({ bytes }: ArchivedFile): ClinicManifest {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new UnreadableBackup('the file is damaged: manifest.json can’t be read.')
  }
}

interface Arriving {
  readonly file: string
  readonly archive: WholeArchive
  readonly settings: Pick<Settings, 'phiKeys' | 'databaseUrl' | 'photosUrl' | 'dataDir'>
  readonly openEngine: () => Promise<Engine>
}

/** Loads a clinic into an empty Velora, all or nothing. */
export const importClinic = ({ archive, ...place }: Arriving): Promise<{ readonly wasThere: boolean }> =>
  fillEmptyPlace({
    ...place,
    makeRoom,
    mayHaveTables: true,
    load: (kind, run) => loadClinic(kind, run, archive, place.settings),
  })

/** A Velora that has only been started has tables, but no data worth keeping. */
async function makeRoom(run: Run): Promise<void> {
  if (!(await holdAlone(run))) throw new NotRestored('Velora is running on this database. Stop it first.')
  const ask = asking(run)
  const tables = new Set((await tablesIn(ask)).map(({ name }) => name))
  if (tables.size === 0) return
  for (const [table, people] of [
    ['identity.member', 'members'],
    ['identity.staff', 'staff'],
  ] as const) {
    const [found] = tables.has(table) ? await ask(`select count(*)::int as count from ${table}`) : []
    const { count } = (found ?? { count: 0 }) as { count: number }
    if (count > 0) throw new NotRestored(`this database isn’t empty. It has ${people}: ${count}.`)
  }
  for (const name of await schemasIn(ask)) await ask(`drop schema ${name} cascade`)
}

async function loadClinic(
  kind: Engine['kind'],
  run: Run,
  { manifest, contents }: WholeArchive,
  settings: Arriving['settings'],
): Promise<void> {
  const ask = asking(run)
  await makeTables(kind, run, manifest.migrations, schema.migrations)
  await writeValuesAlike(ask)
  const shapes = new Map((await tablesIn(ask)).map(shape => [unquoted(shape.name), shape]))
  const tables = archivedTables.flatMap(({ table }) => shapes.get(table) ?? [])
  const holdAgain = await emptyTables(ask, tables)
  const cipher = cipherWith(settings.phiKeys)
  const files = fileKeeper(run, settings, cipher)
  const pictures = new Map<string, Buffer>()
  const rows: Record<string, number> = {}
  try {
    for await (const { name, bytes } of contents()) await load(name, bytes)
    for (const [name, count] of Object.entries(manifest.rows))
      if ((rows[name] ?? 0) !== count)
        throw new NotRestored(`there are ${rows[name] ?? 0} ${name}, but there should be ${count}.`)
    for (const { name, last } of manifest.sequences) await continueSequence(ask, name, last)
    await holdAgain()
    const [contradiction] = await verifyAll(statementsOver(run))
    if (contradiction) throw new NotRestored(`the records contradict each other: ${contradiction}.`)
  } catch (error) {
    await files.removeAll()
    throw error
  }

  async function load(name: string, bytes: Buffer): Promise<void> {
    const archived = kindOf(name)
    const shape = archived && shapes.get(archived.table)
    if (archived && shape) {
      const lines = bytes.toString('utf8').trimEnd().split('\n')
      await insert(
        ask,
        archived,
        shape,
        lines.map(line => loaded(archived, JSON.parse(line))),
      )
      rows[archived.name] = (rows[archived.name] ?? 0) + lines.length
      pictures.clear()
    } else if (name.startsWith('pictures/')) {
      // A row's pictures come before the row.
      if (!(await files.keep(name, bytes))) pictures.set(name, bytes)
    } else if (name.includes('/')) throw new NotRestored(`this version has no place for ${name}.`)
  }
  function loaded(archived: ArchivedTable, row: Row): Row {
    const { picture } = archived
    if (picture) {
      const path = `pictures/${picture.path(row)}`
      const bytes = pictures.get(path)
      if (!bytes) throw new NotRestored(`${path} is missing.`)
      row[picture.column] = toHex(bytes)
    }
    return sealRow(archived, row, cipher)
  }
}

async function insert(
  ask: Ask,
  { without = {} }: ArchivedTable,
  { name, columns }: TableShape,
  rows: readonly Row[],
): Promise<void> {
  await ask(
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${columns.map(column => without[unquoted(column)] ?? column).join(', ')}
     from json_populate_recordset(null::${name}, $1::text::json)`,
    [JSON.stringify(rows)],
  )
}

/** Stores files outside the database, and can remove them if the import fails. */
function fileKeeper(run: Run, settings: Arriving['settings'], cipher: Cipher) {
  const stores = new Map(
    filesOfRows.map(({ place, opened, names }) => {
      const files = openFiles(settings, place)
      return [place.folder, { files, names, ...opened?.(statementsOver(run), cipher, settings) }]
    }),
  )
  const kept = new Set<string>()
  return {
    /** False if the file isn't one of those. */
    async keep(path: string, bytes: Buffer): Promise<boolean> {
      const [, folder = '', id = '', name = ''] = /^pictures\/([\w-]+)\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? []
      const store = stores.get(folder)
      if (!store) return false
      kept.add(`${folder}/${id}`)
      await (store.keep ?? store.files.keep)(id, [[name, bytes]])
      return true
    },
    async removeAll(): Promise<void> {
      for (const path of kept) {
        const [folder = '', id = ''] = path.split('/')
        const store = stores.get(folder)
        await store?.files.remove(id, store.names)
      }
    },
  }
}
