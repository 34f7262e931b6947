import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { readTar, writeTar } from '../../src/server/backups/archive/archive.ts'
import { type ClinicManifest, exportClinic } from '../../src/server/clinic-archive/export-clinic.ts'
import { importClinic, readClinicArchive } from '../../src/server/clinic-archive/import-clinic.ts'
import type { TestApp } from './app.ts'
import type { ClinicPlace } from './backups.ts'
import { seenBy } from './seen-by.ts'

/** Exports the clinic into a file. */
export const exportTo = (
  file: string,
  { database }: Pick<TestApp, 'database'>,
  { settings }: ClinicPlace,
): Promise<ClinicManifest> =>
  writeTar(
    bytes => pipeline(bytes, createWriteStream(file)),
    add =>
      exportClinic(
        {
          atOneMoment: work => database.inTransaction(() => work(database.run)),
          database,
          settings,
          at: new Date('2026-11-21T18:00:00Z'),
        },
        add,
      ),
  )

/** Reads a whole file, before anything of it could be written. */
export const readArchive = (file: string) => readClinicArchive(() => createReadStream(file))

/** Imports a file into a place. */
export async function importFrom(file: string, { settings, openEngine }: ClinicPlace) {
  const archive = await readArchive(file)
  return importClinic({ file, archive, settings, openEngine })
}

/** The files in an archive. */
export async function filesOf(file: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for await (const { name, bytes } of readTar(async () => createReadStream(file)))
    files.set(name, bytes.toString('latin1'))
  return files
}

/** Writes the same archive with some files changed or, if undefined, left out. */
export async function changed(
  from: string,
  to: string,
  change: (name: string, bytes: Buffer) => Buffer | undefined,
): Promise<void> {
  await writeTar(
    bytes => pipeline(bytes, createWriteStream(to)),
    async add => {
      for await (const { name, bytes } of readTar(async () => createReadStream(from))) {
        const now = change(name, bytes)
        if (now) await add(name, now)
      }
    },
  )
}

/** Copies sessions from one clinic to another, so that members don't need their passwords. */
export async function carrySessions(from: TestApp, to: TestApp): Promise<void> {
  const [{ rows } = { rows: '' }] = (await from.database.run(
    'select json_agg(s)::text as rows from identity.session s',
  )) as { rows: string }[]
  await to.database.run(
    'insert into identity.session select * from json_populate_recordset(null::identity.session, $1::text::json)',
    [rows],
  )
}

/** Everything that members see, including pictures. */
export async function seenByMembers(app: TestApp, cookies: readonly ReadonlyMap<string, string>[]) {
  const seen: unknown[] = []
  for (const each of cookies) {
    const browser = app.network.browser(each)
    const answers = await seenBy(browser)
    // Removes the download's own details, and data that isn't exported: sessions and their browsers.
    const told = Object.entries(answers).map(([path, text]) => [
      path,
      text.replace(/"exportedAt":"[^"]+"|"devices":\[[^\]]*\]/g, ''),
    ])
    const pictures: Record<string, string> = {}
    for (const [path] of Object.values(answers)
      .join(' ')
      .matchAll(/\/api\/(?:diary\/photos|pictures|user\/photo|brand)[\w./?=-]*/g)) {
      const { status, bytes } = await browser.get(path)
      pictures[path] = `${status} ${bytes.toString('base64')}`
    }
    seen.push({ told, pictures })
  }
  return seen
}
