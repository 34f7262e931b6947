import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeTar } from '../server/backups/archive/archive.ts'
import { exportClinic } from '../server/clinic-archive/export-clinic.ts'
import { longMs, openForCommand } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

const [given] = process.argv.slice(2)

try {
  if (!given) throw new Error('npm run cli -- export-clinic FILE.tar.gz')
  const began = performance.now()
  const file = resolve(given)
  const unfinished = `${file}.unfinished`
  const settings = readSettings(process.env)
  const database = await openForCommand(settings, { statementMs: longMs })
  try {
    const { rows, pictures } = await writeTar(
      bytes => pipeline(bytes, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 })),
      add =>
        exportClinic(
          {
            atOneMoment: work => database.inTransaction(() => work(database.run)),
            database,
            settings,
            at: new Date(),
          },
          add,
        ),
    ).catch(async error => {
      if (error.code !== 'EEXIST') await rm(unfinished, { force: true })
      throw error
    })
    await rename(unfinished, file)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(
      `${file}: ${rows['members']} members, ${total} rows, ${pictures} pictures, ${seconds} s\n` +
        'It isn’t encrypted, and it has health data: keep it where nobody else can read it.\n',
    )
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`Nothing was exported: ${(error as Error).message}\n`)
  process.exitCode = 1
}
