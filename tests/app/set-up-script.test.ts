import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** Runs a script where one command of the system is another, `changed` if that was called. */
function run(name: string, words: readonly string[], command: string, replacement: string, settings = '') {
  const folder = mkdtempSync(join(tmpdir(), 'velora-set-up-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, command), `#!/bin/sh\ntouch ${folder}/changed\n${replacement}\n`)
  chmodSync(join(folder, command), 0o755)
  writeFileSync(join(folder, 'velora.env'), settings)
  const script = join(import.meta.dirname, '../../src/operations/debian', name)
  const { status, stdout, stderr } = spawnSync('bash', [script, ...words], {
    env: { PATH: `${folder}:${process.env['PATH']}`, VELORA_SETTINGS: join(folder, 'velora.env') },
    encoding: 'utf8',
  })
  return { status, stdout, stderr, changed: existsSync(join(folder, 'changed')) }
}

/** What set-up.sh does first to a server is apt-get. */
const setUp = (domain: string) => run('set-up.sh', [domain], 'apt-get', 'exit 1')

it.each([
  'https://vip.glow.com',
  'vip.glow.com/',
  'vip.glow.com:443',
  'glow',
  'vip glow.com',
  'VIP.glow.com',
  '',
])('set-up.sh refuses “%s” as a domain before it changes anything', domain => {
  const { status, stderr, changed } = setUp(domain)
  expect([status !== 0, changed]).toEqual([true, false])
  expect(stderr).toContain('set-up.sh vip.your-clinic.com')
})

it.each(['vip.glow.com', 'velora.localhost', 'xn--glw-0na.com'])('set-up.sh takes “%s” as a domain', domain =>
  expect(setUp(domain).changed).toBe(true),
)

it('wal-archive.sh does nothing where a local proxy or pooler leads to a database on another server', () => {
  const settings =
    'BACKUP_TO=/b\nBACKUP_PASSPHRASE=p\nDATABASE_URL=postgres://velora:p@127.0.0.1:6432/velora\n'
  const cluster = 'echo 17 main 5432 online postgres /var/lib/postgresql/17/main /log'
  const { status, stdout, changed } = run('wal-archive.sh', [], 'runuser', 'exit 9', settings)
  expect([status, changed]).toEqual([0, false])
  expect(stdout).toContain('doesn’t run on this server')
  expect(run('wal-archive.sh', [], 'pg_lsclusters', cluster, settings)).toMatchObject({ status: 0 })
})
