import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

/** Runs a script with fake system commands, and returns their calls. */
function run(
  name: string,
  words: readonly string[],
  commands: Readonly<Record<string, string>>,
  settings = '',
) {
  const folder = mkdtempSync(join(tmpdir(), 'velora-set-up-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [command, replacement] of Object.entries(commands)) {
    writeFileSync(
      join(folder, command),
      `#!/bin/bash\necho "${command} $*" >>${folder}/calls\n${replacement}\n`,
    )
    chmodSync(join(folder, command), 0o755)
  }
  writeFileSync(join(folder, 'calls'), '')
  if (settings) writeFileSync(join(folder, 'velora.env'), settings)
  const script = join(import.meta.dirname, '../../src/operations/debian', name)
  const { status, stdout, stderr } = spawnSync('bash', [script, ...words], {
    env: {
      PATH: `${folder}:${process.env['PATH']}`,
      VELORA_SETTINGS: join(folder, 'velora.env'),
      VELORA_ETC: join(folder, 'etc'),
    },
    encoding: 'utf8',
  })
  const written = (path: string) => {
    const file = join(folder, 'etc', path)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  return {
    ...{ status, stdout, stderr, calls: readFileSync(join(folder, 'calls'), 'utf8') },
    mayWrite: written('systemd/system/velora@.service.d/backups.conf'),
    archive: written('pgbackrest/pgbackrest.conf'),
    baseBackup: written('systemd/system/velora-base-backup.service'),
  }
}

/** What set-up.sh does first to a server is apt-get. */
const setUp = (domain: string) => run('set-up.sh', [domain], { 'apt-get': 'exit 1' })

it.each([
  'https://vip.glow.com',
  'vip.glow.com/',
  'vip.glow.com:443',
  'glow',
  'vip glow.com',
  'VIP.glow.com',
  '',
])('set-up.sh refuses “%s” as a domain before it changes anything', domain => {
  const { status, stderr, calls } = setUp(domain)
  expect([status !== 0, calls]).toEqual([true, ''])
  expect(stderr).toContain('set-up.sh vip.your-clinic.com')
})

it.each(['vip.glow.com', 'velora.localhost', 'xn--glw-0na.com'])('set-up.sh takes “%s” as a domain', domain =>
  expect(setUp(domain).calls).toMatch(/^apt-get/),
)

const onServer = {
  ...Object.fromEntries(
    ['apt-get', 'id', 'chgrp', 'systemctl', 'runuser', 'pg_lsclusters', 'mountpoint'].map(name => [name, '']),
  ),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's.
  install: 'case "${@: -1}" in "$VELORA_ETC"*) mkdir -p "${@: -1}" ;; esac',
  npm: 'echo 11.0.0',
}

it('set-up.sh prints the emergency sheet even if a later step fails, because nobody else has the key', () => {
  const key = 'echo AGE-SECRET-KEY-1QQQ'
  const { status, stdout, stderr, calls } = run('set-up.sh', ['vip.glow.com'], {
    ...onServer,
    'age-keygen': `[ "$1" = -y ] && echo age1qqq || ${key}`,
    caddy: 'echo "unknown directive"; exit 1',
  })
  expect([status, calls]).toEqual([1, expect.stringMatching(/caddy validate .*\n$/)])
  expect(stdout).toMatch(/EMERGENCY SHEET for vip\.glow\.com[\s\S]*AGE-SECRET-KEY-1QQQ/)
  expect(stderr).toContain('unknown directive')
})

describe('set-up.sh, run again', () => {
  const again = (commands: Readonly<Record<string, string>> = {}) =>
    run(
      'set-up.sh',
      ['vip.glow.com'],
      { ...onServer, caddy: '', dpkg: '', ...commands },
      'APP_URL=https://vip.glow.com\n',
    )

  it('leaves a stopped version and the first owner’s link alone', () => {
    const { status, stdout, stderr, calls } = again({ systemctl: '[ "$1" != is-active ]', velora: '' })
    expect([status, calls.includes('velora owner:link')]).toEqual([0, false])
    expect(calls).not.toMatch(/systemd-run|useradd/)
    expect(stderr).toContain('Velora isn’t running.')
    expect(stdout).not.toContain('EMERGENCY SHEET')
  })

  it('gives PostgreSQL its memory if the first run failed before that, and only then', () => {
    expect(again({ runuser: 'echo 128MB' }).calls).toMatch(/alter system set shared_buffers = '\d+MB'/)
    expect(again({ runuser: 'echo 512MB' }).calls).not.toContain('alter system')
  })

  it('leaves a Caddyfile alone that isn’t Debian’s, and says what is missing', () => {
    const own = 'mkdir -p "$VELORA_ETC/caddy" && echo "glow.com" >"$VELORA_ETC/caddy/Caddyfile"'
    const commands = { 'apt-get': own, dpkg: 'echo "??5?????? c $VELORA_ETC/caddy/Caddyfile"; exit 1' }
    const { status, stderr, calls } = again(commands)
    expect([status, calls.includes('caddy validate')]).toEqual([0, false])
    expect(stderr).toContain('Caddyfile was changed, so it was left alone.')
  })
})

describe('wal-archive.sh', () => {
  const settings = (to: string, url: string, others = '') =>
    `BACKUP_TO=${to}\nBACKUP_PASSPHRASE=p\nDATABASE_URL=${url}\n${others}`
  const [pooled, direct] = [
    'postgres://velora:p@127.0.0.1:6432/velora',
    'postgres://velora:p@127.0.0.1/velora',
  ]
  const cluster = 'echo 17 main 5432 online postgres /var/lib/postgresql/17/main /log'
  const archive = (text: string, commands: Readonly<Record<string, string>> = {}) =>
    run('wal-archive.sh', [], { systemctl: '', mountpoint: 'exit 1', runuser: 'exit 9', ...commands }, text)

  it('does nothing where a local proxy leads to a database on another server', () => {
    const { status, stdout, calls } = archive(settings(tmpdir(), pooled), { pg_lsclusters: cluster })
    expect([status, calls.includes('runuser')]).toEqual([0, false])
    expect(stdout).toContain('doesn’t run on this server')
  })

  it('uses DATABASE_DIRECT_URL to find the database behind a pooler', () => {
    const behind = settings(tmpdir(), pooled, `DATABASE_DIRECT_URL=${direct}\n`)
    expect(archive(behind, { pg_lsclusters: cluster }).calls).toContain('runuser -u postgres -- psql')
    const elsewhere = settings(tmpdir(), direct, 'DATABASE_DIRECT_URL=postgres://velora:p@db1/velora\n')
    expect(archive(elsewhere, { pg_lsclusters: cluster }).calls).not.toContain('runuser')
  })

  it('lets Velora write to the folder of the backups, wherever that is', () => {
    const { mayWrite } = archive(settings(tmpdir(), pooled))
    expect(mayWrite).toBe(`[Service]\nReadWritePaths=-${tmpdir()}\n`)
  })

  it('bounds what waits to be archived by a quarter of the disk, and lets base backups report how they ended', () => {
    const {
      status,
      stderr,
      archive: written,
      baseBackup,
    } = archive(settings(tmpdir(), direct), {
      ...{ pg_lsclusters: cluster, runuser: '', chgrp: '', df: 'echo 1M-blocks; echo "  40000M"' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's.
      install: 'case "${@: -1}" in "$VELORA_ETC"*) mkdir -p "${@: -1}" ;; esac',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(written).toContain('\narchive-push-queue-max=10000MB\n')
    expect(baseBackup).toContain('--type=$([ "$(date +%%u)" = 7 ] && echo full || echo diff) backup\'\n')
    expect(baseBackup).toMatch(
      /\nExecStopPost=-psql -qX -p 5432 -d velora -c ".*nullif\('\$\{SERVICE_RESULT\}', 'success'\)\)"\n/,
    )
  })

  it('refuses a mount point, because the archive next to it would be on another disk', () => {
    const { status, stderr, mayWrite } = archive(settings('/mnt/disk', direct), { mountpoint: '' })
    expect([status, mayWrite]).toEqual([2, ''])
    expect(stderr).toContain('Use a folder on it, such as /mnt/disk/velora.')
  })
})

it('no script has an apostrophe in the text of a missing argument: for bash, it begins a string that swallows what follows', () => {
  const scripts = globSync('src/operations/**/*.sh')
  expect(scripts.length).toBeGreaterThan(6)
  expect(scripts.filter(file => /^\w+=\$\{\w+:?\?[^}]*'/m.test(readFileSync(file, 'utf8')))).toEqual([])
})
