import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openLog } from '#platform/http/server/log.ts'
import { newToken } from '#platform/kernel/ids.ts'
import { fillLargeClinic } from '../../src/demo/large-clinic.ts'
import { addDemoCatalogue } from '../../src/demo/seed-catalogue.ts'
import { serverFlags } from '../../src/platform/node-flags.mjs'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { longMs, type OpenClinic, openAll, openEngine } from '../../src/server/open-all.ts'
import { documentedRoutes } from '../../src/server/parts.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type Answer, type Browser, type Network, networkTo } from '../support/client.ts'
import { intakeOf } from '../support/intakes.ts'
import { smallPicture } from '../support/pictures.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { nodeEnvironment, runAndCut, runToEnd, startVelora, type VeloraProcess } from '../support/process.ts'
import { seenBy } from '../support/seen-by.ts'
import { vapidKeys } from '../support/vapid-keys.ts'
import { peakMegabytes, residentMegabytes } from './cpu.ts'
import { say } from './figures.ts'

/**
 * A clinic leaves, and arrives in an empty Velora: every answer about so many of its members is equal. On its way in it is
 * killed, too: `npm run bench -- leaving [--database embedded] [--patients 3000] [--sampled 500] [--kills 3]`.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    patients: { type: 'string', default: '3000' },
    sampled: { type: 'string', default: '500' },
    kills: { type: 'string', default: '3' },
  },
})
const [patients, sampled, kills] = [values.patients, values.sampled, values.kills].map(Number) as [
  number,
  number,
  number,
]
const kinds = values.database ? [values.database] : ['postgresql', 'embedded']
const sessionKey = randomBytes(32).toString('base64')
const monthMs = 30 * 24 * 60 * 60 * 1000
const expires = Date.now() + monthMs
const folder = mkdtempSync(join(tmpdir(), 'velora-leaving-'))
const server = kinds.includes('postgresql') ? await startPostgres() : undefined
let failures = 0
async function leave(kind: string): Promise<void> {
  const row = (figure: string, measured: string) => say(`| ${kind} | ${figure} | ${measured} |`)
  const file = join(folder, `${kind}.tar.gz`)
  const here = await placeOf(kind, 'here', server)
  const { sids, code } = await filled(here)
  const before = await served(here, async (network, pid) => {
    await write(network, sids)
    const desk = await deskOf(network, code)
    const idle = residentMegabytes(pid)
    const peak = watch(pid)
    const began = performance.now()
    const { path } = (await desk.post('/api/admin/clinic-archive')).json<{ path: string }>()
    const { status, bytes } = await desk.get(path)
    if (status !== 200) throw new Error(`The archive: ${status}`)
    row('written in', `${((performance.now() - began) / 1_000).toFixed(1)} s`)
    row('memory above idle while it’s written', `${peak() - idle} MB`)
    writeFileSync(file, bytes)
    return seenOf(network, desk, sids)
  })
  row('archive', `${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`)

  const there = await placeOf(kind, 'there', server)
  let refused = 0
  for (let kill = 0; kill < kills; kill++) {
    const marker = join(there['DATA_DIR'] ?? '', 'restore-unfinished.json')
    const { code } = await runAndCut(
      there,
      'src/commands/import-clinic.ts',
      () => existsSync(marker),
      100 + kill * 700,
      [file],
    )
    if (code !== 'SIGKILL') throw new Error(`It was loaded before it was killed: ${code}`)
    const started = await runToEnd(there)
    if (started.code !== 1 || !started.output.includes('was not finished')) failures++
    else refused++
  }
  row('starts refused after a kill while it’s loaded', `${refused} of ${kills}`)
  const loaded = await load(there, file)
  row('loaded in', `${loaded.seconds.toFixed(1)} s: ${loaded.said}`)
  row('peak memory of the process that loads', `${loaded.peak} MB`)
  const again = await inPlace(there, async ({ database, modules }) => {
    await signIn(database, sids)
    return hire(modules)
  })
  const after = await served(there, async network => seenOf(network, await deskOf(network, again), sids))
  const different = [...before].filter(([what, answer]) => after.get(what) !== answer)
  for (const [what, answer] of different.slice(0, 5))
    process.stderr.write(`${what}\n${fromWhereTheyDiffer(answer, after.get(what) ?? '').join('\n')}\n`)
  const found = [...before.values()].filter(answer => answer.startsWith('200 ')).length
  row('answers compared', `${before.size} about ${sids.size} members, ${found} of them with 200`)
  row('differences', `${different.length}`)
  failures += different.length + (before.size === after.size ? 0 : 1)
}

/** The settings of a place in which nothing is yet. */
async function placeOf(kind: string, name: string, at: PostgresServer | undefined) {
  if (kind === 'postgresql') await at?.createDatabase(name)
  return {
    ...vapidKeys,
    DATA_DIR: join(folder, `${kind}-${name}`),
    DEMO: '0',
    WORKERS: '0',
    SESSION_KEYS: sessionKey,
    PHI_KEYS: `bench${name}:${randomBytes(32).toString('base64')}`,
    ...(kind === 'postgresql' && at && { DATABASE_URL: at.url(name) }),
  } as Readonly<Record<string, string>>
}

const inPlace = async <T>(
  place: Readonly<Record<string, string>>,
  work: (clinic: OpenClinic) => Promise<T>,
): Promise<T> => {
  const settings = readSettings({ ...place, LOG_LEVEL: 'silent' })
  const log = openLog('silent')
  const engine = await openEngine(settings, log, { statementMs: longMs })
  const clinic = await openAll(settings, { engine }, log)
  return work(clinic).finally(clinic.close)
}

/** Patients with years of entries, as many who came from another system, and a session for each who is sampled. */
const filled = (place: Readonly<Record<string, string>>) =>
  inPlace(place, async ({ modules, database }) => {
    await prepareClinic(modules, database, readSettings(place))
    await addDemoCatalogue(modules)
    const half = Math.ceil(patients / 2)
    await fillLargeClinic(database, { patients: half, entries: 10 * half, passwordHash: '' })
    await arrive(modules, patients - half)
    const members = (await database.run(
      'select id from identity.member where staff_role is null order by md5(id::text) limit $1',
      [sampled],
    )) as { id: string }[]
    const sids = new Map(members.map(({ id }) => [id, newToken()]))
    await signIn(database, sids)
    return { sids, code: await hire(modules) }
  })

async function arrive({ arrivals }: OpenClinic['modules'], count: number): Promise<void> {
  const list = Buffer.from(
    [
      'Client ID,First Name,Last Name,Email,Mobile Phone,Birth Date,Points Balance,Total Spent,Visits,Customer Since,SMS Opt Out',
      ...Array.from(
        { length: count },
        (_, n) =>
          `${n},Ana${n},Ruiz${n},ana${n}@mail.test,(415) 555-${String(n % 10_000).padStart(4, '0')},19${60 + (n % 40)}-01-1${n % 9},` +
          `${1_000 + n},${n}.50,${n % 40},2024-03-0${1 + (n % 9)},${n % 5 === 0 ? 'Yes' : ''}`,
      ),
    ].join('\n'),
  )
  const go = () => arrivals.continueImports(() => false)
  const begun = { source: 'Vagaro', fileName: 'list.csv', bytes: list.length, actor: 'staff:bench' }
  const { id } = await arrivals.beginImport(begun)
  await arrivals.addFilePart(id, 1, list)
  await arrivals.readImport(id)
  await go()
  const { columns } = await arrivals.findImport(id)
  await arrivals.chooseColumns(
    id,
    columns.map(column => ({ ...column, isConfirmed: true })),
  )
  await go()
  await arrivals.runImport({ importId: id, balances: 'keep' })
  await go()
}

const hire = async ({ identity }: OpenClinic['modules']) => (await identity.addStaff('Olga', 'owner')).code

/** Sessions stay where they are when a clinic leaves: whoever is sampled gets the same one again. */
async function signIn(database: OpenClinic['database'], sids: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, sid] of sids)
    await database.run(
      'insert into identity.session (key_hash, member_id, data, expires_at) values ($1, $2, $3, $4)',
      [
        createHash('sha256').update(sid).digest('base64url'),
        id,
        JSON.stringify({ memberId: id, _expire: expires, _maxAge: monthMs }),
        new Date(expires),
      ],
    )
}

async function served<T>(
  place: Readonly<Record<string, string>>,
  work: (network: Network, pid: number) => Promise<T>,
): Promise<T> {
  const velora: VeloraProcess = await startVelora(place)
  const network = networkTo(velora.url)
  try {
    return await work(network, velora.pid)
  } finally {
    network.close()
    await velora.end('SIGINT')
  }
}

/** A busy machine takes no more pictures for a moment, and a program gets so many answers a minute. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503 && answer.status !== 429) return answer
    await sleep(200)
  }
}

const memberOf = (network: Network, sid: string) => network.browser(new Map([['sid', sid]]))

/** What each of them has that an import or a made-up year doesn’t bring: an intake, choices, a diary with a photo, and so on. */
async function write(network: Network, sids: ReadonlyMap<string, string>): Promise<void> {
  const [service] = (await network.browser().get('/api/services')).json<{ id: string }[]>()
  const goals = (await network.browser().get('/api/points-goals')).json<{ id: string }[]>()
  let n = 0
  for (const sid of sids.values()) {
    n += 1
    const member = memberOf(network, sid)
    const once = (what: string) => ({ 'idempotency-key': `${what} ${n} of the bench` })
    const said = [
      await member.post('/api/user/hipaa-intake', intakeOf({ medicalConditions: `Asthma ${n}` })),
      await member.post(
        '/api/service-requests',
        { serviceId: service?.id, notes: `Please ${n}` },
        once('request'),
      ),
    ]
    const diary = { title: `Day ${n}`, entryType: 'after', description: `Calm ${n}` }
    if (n % 10 === 0) {
      const jpeg = { 'content-type': 'image/jpeg' }
      const picture = await smallPicture('jpeg', n % 256)
      const photo = await patiently(() => member.post('/api/diary/photos', picture, jpeg))
      said.push(photo, await patiently(() => member.send('POST', '/api/user/photo', picture, jpeg)))
      said.push(
        await member.post('/api/diary', { ...diary, imageUrl: photo.json()['imageUrl'] }, once('photo')),
      )
    } else said.push(await member.post('/api/diary', diary, once('diary')))
    const wrong = said.find(({ status }) => status !== 200)
    if (wrong) throw new Error(`${wrong.status} ${wrong.text}`)
    // Those who can’t afford it yet are refused.
    await member.post(`/api/user/redeem-goal/${goals[n % goals.length]?.id}`, undefined, once('reward'))
  }
}

interface Desk extends Browser {
  readonly program: Browser
}

/** An owner who is new there, with a key for a program. */
async function deskOf(network: Network, code: string): Promise<Desk> {
  const desk = network.browser()
  const opened = await patiently(() => desk.post('/api/admin/verify', { code }))
  if (opened.status !== 200) throw new Error(`The staff code: ${opened.status} ${opened.text}`)
  const made = await desk.post('/api/admin/api-keys', { name: 'Bench', scopes: ['members:read'] })
  if (made.status !== 200) throw new Error(`The key: ${made.status} ${made.text}`)
  const { key } = made.json<{ key: string }>()
  return { ...desk, program: network.browser(new Map(), { authorization: `Bearer ${key}` }) }
}

/** What staff may ask about one member, by the route’s path. */
const aboutMembers = documentedRoutes
  .flatMap(({ routes }) => routes)
  .filter(
    ({ method, path, access }) =>
      method === 'get' && access !== 'member' && /\/(?:users|patients|members)\/\{id\}/.test(path),
  )
  .map(({ path }) => path)
  .filter(path => !path.endsWith('/merge-preview'))

/** Members before staff: they are told who of the staff looked at them. */
async function seenOf(
  network: Network,
  { program, ...desk }: Desk,
  sids: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const seen = new Map<string, string>()
  const emails = new Map<string, string>()
  for (const [id, sid] of sids) {
    const member = memberOf(network, sid)
    const answers = await seenBy(member)
    for (const [path, text] of Object.entries(answers))
      seen.set(`${id} ${path}`, text.replace(/"exportedAt":"[^"]+"|"devices":\[[^\]]*\]/g, ''))
    const all = Object.values(answers).join(' ')
    for (const [path] of all.matchAll(/\/api\/(?:diary\/photos|user\/photo)[\w./?=-]*/g)) {
      const { status, bytes } = await member.get(path)
      seen.set(`${id} ${path}`, `${status} ${createHash('sha256').update(bytes).digest('hex')}`)
    }
    const { email } = JSON.parse(answers['/api/auth/user']?.slice(4) ?? '{}') as { email?: string }
    if (email) emails.set(id, email)
  }
  for (const id of sids.keys()) {
    const email = encodeURIComponent(emails.get(id) ?? '')
    const asked = [
      ...aboutMembers.map(path => path.replace('{id}', id)),
      ...[`/api/admin/users?search=${email}`, `/api/admin/service-requests?userId=${id}`],
      ...[`/api/admin/patients/suggest?words=${email}`, `/api/v1/members?email=${email}`],
    ]
    for (const path of asked) {
      const { status, text } = await patiently(() => (path.startsWith('/api/v1') ? program : desk).get(path))
      seen.set(`${id} ${path}`, `${status} ${text}`)
    }
  }
  return seen
}

function fromWhereTheyDiffer(before: string, after: string): readonly string[] {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  return [before, after].map(text => text.slice(Math.max(0, at - 80), at + 120))
}

/** The most that a process has from now on, in megabytes. */
function watch(pid: number): () => number {
  let most = 0
  const look = () => {
    most = Math.max(most, residentMegabytes(pid))
  }
  const timer = setInterval(look, 50)
  return () => {
    clearInterval(timer)
    look()
    return most
  }
}

async function load(place: Readonly<Record<string, string>>, file: string) {
  const began = performance.now()
  const script = join(import.meta.dirname, '../../src/commands/import-clinic.ts')
  const child = spawn(process.execPath, [...serverFlags, script, file], {
    env: { ...nodeEnvironment(), ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += String(chunk)
  })
  let peak = 0
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  while (child.exitCode === null && child.signalCode === null) {
    try {
      // It is no number once the process has given its memory back.
      peak = Math.max(peak, peakMegabytes(child.pid ?? 0) || 0)
    } catch {
      // It has just ended.
    }
    await sleep(50)
  }
  if ((await ended) !== 0) throw new Error(`It was not loaded:\n${output}`)
  const said = /Imported and verified in [\d.]+ s: (\d+ members)/.exec(output)?.[1] ?? output
  return { seconds: (performance.now() - began) / 1_000, peak, said }
}

try {
  say('| database | figure | measured |')
  say('|---|---|---|')
  for (const kind of kinds) await leave(kind)
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0
