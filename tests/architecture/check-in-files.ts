import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '#platform/database/embedded.ts'
import { addDemoCatalogue } from '../../src/demo/seed-catalogue.ts'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { readSettings } from '../../src/server/settings.ts'
import { startApp } from '../../src/server/start.ts'

/** Writes into src/README.md which files of src one check-in executes, as V8 saw it: part of `npm run api`. */
const src = fileURLToPath(new URL('../../src', import.meta.url))
const readme = join(src, 'README.md')
/** As one reads them: from the socket to the rules, and on to the database. */
const order = [
  'server',
  'session',
  'rate-limit',
  'route',
  'check-in',
  'points',
  'modules',
  'kernel',
  'platform',
]

const folder = mkdtempSync(join(tmpdir(), 'velora-check-in-'))
const settings = readSettings({ PORT: '0', DEMO: '0', WORKERS: '0', LOG_LEVEL: 'silent', DATA_DIR: folder })
const app = await startApp(settings, {
  engine: await openEmbedded(undefined),
  drainConnectionsMs: 0,
  prepare: async (modules, database) => {
    await prepareClinic(modules, database, settings)
    await addDemoCatalogue(modules)
  },
})
const member = { email: 'mia@velora.example', password: 'a long password', firstName: 'Mia', name: '' }
const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  })
const joined = await post('/api/auth/register', member)
const cookie = joined.headers.getSetCookie().map(each => each.split(';')[0])
const codes = await app.modules.loyalty.listCheckInCodes()
const checkIn = (n: number) =>
  post(
    '/api/checkin',
    { code: codes[n]?.code },
    { Cookie: cookie.join('; '), 'Idempotency-Key': `scan ${n}` },
  )

const v8 = new Session()
v8.connect()
await v8.post('Profiler.enable')
await v8.post('Profiler.startPreciseCoverage', { callCount: true })
await (await checkIn(0)).text()
await v8.post('Profiler.takePreciseCoverage')
const answer = await checkIn(1)
await answer.text()
const { result } = await v8.post('Profiler.takePreciseCoverage')
v8.disconnect()
await app.stop()
rmSync(folder, { recursive: true })
if (answer.status !== 200) throw new Error(`The check-in was answered with ${answer.status}.`)

const files = result
  .filter(
    ({ url, functions }) =>
      url.startsWith(`file://${src}`) && functions.some(({ ranges }) => ranges[0]?.count),
  )
  .map(({ url }) => relative(src, fileURLToPath(url)))
  .sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b))
const text = readFileSync(readme, 'utf8')
const list = files.map((file, n) => `${n + 1}. \`${file}\`\n`).join('')
writeFileSync(readme, text.replace(/(?<=<!-- files of a check-in -->\n)(?:\d+\. .*\n)*/, list))
process.stdout.write(`A check-in executes ${files.length} files of src.\n${list}`)

function placeOf(file: string): number {
  const place = order.findIndex(folder => file.includes(`${folder}/`))
  return place === -1 ? order.length : place
}
