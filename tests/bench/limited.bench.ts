import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { networkTo } from '../support/client.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { runToEnd, startVelora } from '../support/process.ts'
import { removeFolder } from './bench/others.ts'
import { settingsIn } from './bench/side.ts'
import { say } from './figures.ts'

/**
 * PostgreSQL and the app together with so little memory, as root on Linux: a start, a campaign, a backup, and an update's
 * packages and build beside them. Says what each took at most, and whether the kernel killed anything.
 * `npm run bench -- limited [--megabytes 512,1024] [--recipients 5000]`
 */
const { megabytes, recipients } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '512,1024' },
    recipients: { type: 'string', default: '5000' },
  },
}).values
const root = join(import.meta.dirname, '../..')

for (const size of megabytes.split(',').map(Number)) await tryWith(size)
process.exit()

async function tryWith(size: number): Promise<void> {
  const group = controlGroup(`velora-${process.pid}-${size}`, size)
  const sink = spawn(process.execPath, [join(import.meta.dirname, 'messaging/sink.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [ports] = await once(sink.stdout, 'data')
  const [mailPort] = String(ports).trim().split(' ')
  // What is started now begins in the group, and its children after it.
  group.enter()
  const server = await startPostgres({ settings: [`shared_buffers=${size / 4}MB`] })
  const env: Record<string, string> = settingsIn(server.url('clinic'))
  Object.assign(env, {
    BACKUP_TO: join(env['DATA_DIR'] ?? '', 'backups'),
    BACKUP_PASSPHRASE: 'a passphrase for the bench',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'hello@clinic.test',
    STAFF_CODE: '13572468',
    DEMO: '0',
  })
  const folder = mkdtempSync(join(tmpdir(), 'velora-limited-'))
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const [began, killed] = [performance.now(), group.killed()]
    let most = 0
    const look = setInterval(() => {
      most = Math.max(most, group.megabytes())
    }, 100)
    const outcome = await work().catch((error: Error) => error.message.slice(0, 200))
    clearInterval(look)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(
      `| ${size} MB | ${what} | ${seconds} s | ${most.toFixed(0)} MB | ${group.killed() - killed} killed | ${outcome} |`,
    )
  }
  try {
    await server.createDatabase('clinic')
    const app = await startVelora(env)
    await measure('fill', async () => {
      const { code } = await runToEnd(env, 'src/commands/seed-large.ts', [
        '--patients',
        recipients,
        '--entries',
        recipients,
      ])
      if (code !== 0) throw new Error('nothing was filled')
      await agree(server.url('clinic'))
    })
    await measure('campaign', () => campaign(app.url, server.url('clinic')))
    await measure('backup', async () => (await runToEnd(env, 'src/commands/backup.ts')).output.trim())
    await measure('update: packages', async () => {
      for (const name of [
        'package.json',
        'package-lock.json',
        '.npmrc',
        'tsconfig.json',
        'src',
        'ui-kit',
        'openapi',
      ])
        cpSync(join(root, name), join(folder, name), { recursive: true })
      return finished(
        spawn(
          'npm',
          ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
          {
            cwd: folder,
          },
        ),
      )
    })
    await measure('update: build', () =>
      finished(spawn(process.execPath, ['src/web/build.ts'], { cwd: folder })),
    )
    await measure('serves on', async () => (await fetch(`${app.url}/readyz`)).status)
    await app.end('SIGTERM')
  } finally {
    await server.stop()
    sink.kill()
    group.leave()
    removeFolder(env)
    rmSync(folder, { recursive: true, force: true })
    await sleep(500)
    group.remove()
  }
}

async function finished(child: ChildProcess): Promise<string> {
  const [code, signal] = await once(child, 'exit')
  return `ended with ${signal ?? code}`
}

async function agree(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into messaging.consents (member_id, channel, given, wording, source, at)
     select id, 'email', true, 'bench', 'intake', now() from identity.member where role = 'member'`,
  )
  await client.end()
}

async function campaign(url: string, database: string): Promise<string> {
  const network = networkTo(url)
  const desk = network.browser()
  await desk.post('/api/admin/verify', { code: '13572468' })
  await desk.post('/api/admin/email-campaign', { subject: 'A quiet Tuesday', message: 'Come by after work.' })
  network.close()
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  for (;;) {
    const { rows } = await client.query(
      `select count(*)::int as all, count(*) filter (where state = 'sent')::int as sent,
         count(*) filter (where state in ('pending', 'sending'))::int as open from messaging.delivery`,
    )
    const [{ all, sent, open }] = rows
    if (all > 0 && open === 0) {
      await client.end()
      return `${sent} of ${all} sent`
    }
    await sleep(200)
  }
}

/** A limit on memory without swap, in either version of the kernel's control groups. */
function controlGroup(name: string, size: number) {
  const isV1 = existsSync('/sys/fs/cgroup/memory')
  const parent = isV1 ? '/sys/fs/cgroup/memory' : '/sys/fs/cgroup'
  const folder = join(parent, name)
  mkdirSync(folder)
  writeFileSync(join(folder, isV1 ? 'memory.limit_in_bytes' : 'memory.max'), String(size * 1024 * 1024))
  const read = (file: string, pattern: RegExp) =>
    Number(pattern.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? Number.NaN)
  return {
    enter: () => writeFileSync(join(folder, 'cgroup.procs'), String(process.pid)),
    leave: () => writeFileSync(join(parent, 'cgroup.procs'), String(process.pid)),
    /** Without what the kernel keeps of files and gives back. */
    megabytes: () =>
      read('memory.stat', isV1 ? /^total_rss (\d+)/m : /^anon (\d+)/m) / 1e6 +
      read('memory.stat', isV1 ? /^total_shmem (\d+)/m : /^shmem (\d+)/m) / 1e6,
    killed: () => read(isV1 ? 'memory.oom_control' : 'memory.events', /^oom_kill (\d+)/m),
    remove: () => rmdirSync(folder),
  }
}
