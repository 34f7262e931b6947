import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostilePictures } from '../failure/hostile-pictures.ts'
import { hostileTexts } from '../failure/hostile-texts.ts'
import { besides, type HostileAnswer, sendPictures, sendTexts } from '../failure/send-hostile.ts'
import { networkTo } from '../support/client.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { startVelora } from '../support/process.ts'
import { say } from './figures.ts'

/**
 * How long everybody else waits for their answers while hostile pictures and texts are sent to every upload and every
 * editor, on both databases: `node tests/bench/hostile.ts`
 */
const nowhere = 'http://127.0.0.1:9'
const account = { email: 'mia@velora.example', password: 'velora-demo' }
const server = await startPostgres()
await server.createDatabase('hostile')

// Made before anything is measured: it takes this process seconds.
const pictures = await hostilePictures(nowhere)
const texts = hostileTexts(nowhere)

const table = (answers: readonly HostileAnswer[]) =>
  Object.entries(Object.groupBy(answers, ({ answer }) => answer.status))
    .map(([status, all]) => `${all?.length} × ${status}`)
    .join(', ')

try {
  say('| database | sent | answers | the slowest of them | everybody else | their slowest answer |')
  say('|---|---|---|---|---|---|')
  for (const [kind, url] of [
    ['embedded', undefined],
    ['PostgreSQL', server.url('hostile')],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'velora-hostile-'))
    const velora = await startVelora({
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      ...(url && { DATABASE_URL: url }),
    })
    const network = networkTo(velora.url)
    const signedIn = async () => {
      const browser = network.browser()
      await browser.post('/api/auth/login', account)
      return browser
    }
    const owner = network.browser()
    await owner.post('/api/admin/verify', { code: '24682468' })
    const senders = { owner, members: [await signedIn()] }
    const others = {
      visitor: network.browser(),
      member: await signedIn(),
      signIn: () => network.browser().post('/api/auth/login', account),
    }
    for (const [what, send] of [
      ['pictures', () => sendPictures(pictures, senders)],
      ['texts', () => sendTexts(texts, senders)],
    ] as const) {
      const [answers, { statuses, slowestMs }] = await besides(send(), others)
      const [slowest] = answers.toSorted((a, b) => b.ms - a.ms)
      const read = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
      say(
        `| ${kind} | ${what} | ${table(answers)} | ${slowest?.to}, ${slowest?.sent}: ${slowest?.ms.toFixed(0)} ms | ${read} | ` +
          `${slowestMs.toFixed(0)} ms |`,
      )
      if (process.env['EACH'])
        for (const { to, sent, ms, answer } of answers.filter(each => each.ms > 1_000))
          say(`  ${to}, ${sent}: ${ms.toFixed(0)} ms, ${answer.status} ${answer.code ?? ''}`)
    }
    network.close()
    await velora.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
} finally {
  await server.stop()
}
