import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

/** What the script calls that only a Debian server has; each records how it was called. */
const onServer: Readonly<Record<string, string>> = {
  id: '',
  fallocate: 'touch "$3"',
  mkswap: '',
  swapoff: '',
  swapon: '',
  useradd: '',
  chown: '',
  curl: `[ ! -s "$PLACE/starting" ] || {
    sed -i 1d "$PLACE/starting"
    printf '{"status":"starting"}503'
    exit
  }
  [ -e "$PLACE/ready" ] && printf 200`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's.
  install: 'mkdir -p "${@: -1}"',
  journalctl: 'echo "its last lines"',
  npm: 'mkdir -p node_modules/.bin && printf "#!/bin/sh\\n" >node_modules/.bin/node && chmod +x node_modules/.bin/node',
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  sleep: '',
  tar: 'cat >/dev/null </dev/null',
  pgbackrest: '[ -e "$PLACE/archives" ]',
  psql: '',
  'systemd-run': `case "$*" in
    *backup.ts) [ -e "$PLACE/backs-up" ] ;;
    *) cat "$PLACE/migrations" ;;
  esac`,
  systemctl: `case "$1" in
    list-units) grep -h "" "$PLACE/units" | grep "$(sed 's/.*--state=\\([a-z]*\\).*/\\1/' <<<"$*")$" | sed 's/ .*//' ;;
    start) [ ! -e "$PLACE/migrates" ] || echo 0999 >>"$PLACE/migrations" ;;
    is-active) [ -e "$PLACE/active" ] ;;
    is-enabled) grep -qsx "$3" "$PLACE/enabled" ;;
  esac`,
}

describe.runIf(process.platform === 'linux')('update.sh', () => {
  let place: string
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'velora-update-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    mkdirSync(join(place, 'stubs'))
    mkdirSync(join(place, 'opt/releases'), { recursive: true })
    for (const [name, what] of Object.entries(onServer)) {
      const stub = join(place, 'stubs', name)
      writeFileSync(stub, `#!/bin/bash\necho "${name} $*" >>"$PLACE/calls"\n${what}\n`)
      chmodSync(stub, 0o755)
    }
    has('migrations', '0001\n')
    has('settings', 'DATABASE_URL=postgres://velora:x@127.0.0.1/velora\n')
    has('archives')
    has('meminfo', 'MemTotal: 4000000 kB\nMemFree: 1 kB\nSwapTotal: 0 kB\n')
    has('units', 'velora@3000.service active\n')
  })

  const has = (file: string, text = '') => writeFileSync(join(place, file), text)
  const calls = () => readFileSync(join(place, 'calls'), 'utf8')
  const update = (before = '') => {
    const script = join(import.meta.dirname, '../../src/operations/debian/update.sh')
    const env = {
      PATH: `${join(place, 'stubs')}:${process.env['PATH']}`,
      PLACE: place,
      VELORA_OPT: join(place, 'opt'),
      VELORA_UNITS: join(place, 'systemd'),
      VELORA_COMMANDS: join(place, 'sbin'),
      VELORA_SETTINGS: join(place, 'settings'),
      VELORA_PATIENCE: '2',
      VELORA_MEMINFO: join(place, 'meminfo'),
    }
    const { status, stdout, stderr } = spawnSync('bash', ['-c', `${before} "${script}"`], {
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  it('builds as a user of its own and without install scripts, on the other port', () => {
    has('ready')
    const reportsToSystemd = join(place, 'systemd/velora@3001.service.d')
    mkdirSync(reportsToSystemd, { recursive: true })
    writeFileSync(join(reportsToSystemd, 'watchdog.conf'), '[Service]\nWatchdogSec=90\n')
    expect(update()).toEqual({
      status: 0,
      said: expect.stringContaining('The new version is running on port 3001.'),
    })
    expect(calls()).toMatch(/runuser -u velora-build -- env HOME=\S+ npm ci --omit=dev --ignore-scripts/)
    expect(calls()).not.toMatch(/runuser -u velora --/)
    expect(readdirSync(reportsToSystemd)).toEqual([])
  })

  it('does not take the port of a version that is between two restarts', () => {
    has('ready')
    has('units', 'velora@3000.service activating\n')
    expect(update().said).toContain('The new version is running on port 3001.')
  })

  it.each([
    ['velora@3001', 'velora@3000'],
    ['velora@3000', 'velora@3001'],
  ])('replaces %s, which was stopped, by %s, and asks it for the backup', (old, next) => {
    rmSync(join(place, 'archives'))
    has('backs-up')
    has('ready')
    has('units')
    has('enabled', `${old}\n`)
    expect(update().status).toBe(0)
    expect(calls()).toMatch(new RegExp(`opt/${old.slice(-4)}/\\S+ src/commands/backup.ts`))
    expect(calls()).toMatch(
      new RegExp(
        `systemctl enable -q ${next}\n[\\s\\S]*systemctl disable -q ${old}\nsystemctl stop ${old}\n`,
      ),
    )
  })

  it('installs the new version’s unit and command, and the old unit again where the new version fails', () => {
    const unit = (folder: string) =>
      new RegExp(`install -m 644 \\S+/${folder}/src/\\S+/velora@\\.service`, 'g')
    has('ready')
    expect(update().status).toBe(0)
    expect(calls()).toMatch(unit('releases/[\\d-]+'))
    expect(calls()).toMatch(/install -m 755 \S+\/velora \S+\/sbin\/velora\n/)
    expect(calls()).not.toMatch(unit('opt/3000'))
    rmSync(join(place, 'ready'))
    expect(update().status).toBe(1)
    expect(calls()).toMatch(unit('opt/3000'))
    expect(calls().match(/install -m 755/g)).toHaveLength(1)
  })

  it('gives up on a version that takes connections and never answers', () => {
    has('active')
    expect(update()).toEqual({ status: 1, said: expect.stringContaining('didn’t become ready') })
    expect(calls()).toMatch(/curl .*--max-time 5 /)
  })

  it('adds swap on a small server until the build is through', () => {
    has('ready')
    expect(update().status).toBe(0)
    expect(calls()).not.toContain('swapon')
    has('meminfo', 'MemTotal: 1000000 kB\nSwapTotal: 500000 kB\n')
    expect(update().status).toBe(0)
    expect(calls()).toMatch(/swapon \S+\n[\s\S]*npm ci[\s\S]*swapoff \S+\n[\s\S]*systemctl start/)
    expect(existsSync(join(place, 'opt/update.swap'))).toBe(false)
  })

  it('sets a restore point and has it archived before the new version can change the database', () => {
    has('ready')
    const [, point = ''] = /Restore point: (velora-before-[\d-]+)\n/.exec(update().said) ?? []
    expect(point).not.toBe('')
    // The new version needs no backup of its own.
    expect(readFileSync(join(place, 'opt/3001/snapshot.env'), 'utf8')).toBe(`VELORA_SNAPSHOT="${point}"\n`)
    expect(calls()).toMatch(
      /psql .*pg_create_restore_point\('velora-before-[\d-]+'\)\n(?:runuser .*\n)?pgbackrest .*check\n[\s\S]*systemctl start velora@3001/,
    )
  })

  it.each([
    ['nothing archives its changes', () => rmSync(join(place, 'archives'))],
    [
      'it is on another server',
      () => has('settings', 'DATABASE_URL=postgres://velora:x@db.example/velora\n'),
    ],
  ])('makes a backup with the version that serves where %s', (_why, arrange) => {
    arrange()
    has('backs-up')
    has('ready')
    expect(update()).toEqual({ status: 0, said: expect.not.stringContaining('Restore point') })
    expect(calls()).toMatch(
      /systemd-run .*opt\/3000\/\S+ src\/commands\/backup.ts\n[\s\S]*systemctl start velora@3001/,
    )
  })

  it('refuses without a way back, and starts nothing', () => {
    rmSync(join(place, 'archives'))
    has('ready')
    expect(update()).toEqual({ status: 1, said: expect.stringContaining('There would be no way back') })
    expect(calls()).not.toContain('systemctl start')
    expect(readdirSync(join(place, 'opt/releases'))).toEqual([])
  })

  it('refuses where it is not known what the database is', () => {
    rmSync(join(place, 'migrations'))
    expect(update()).toEqual({ status: 1, said: expect.stringContaining('database can’t be reached') })
    expect(calls()).not.toContain('systemctl start')
  })

  it('takes somebody’s own snapshot for it, and a new database has nothing to go back to', () => {
    rmSync(join(place, 'archives'))
    has('ready')
    expect(update('VELORA_SNAPSHOT=monday').said).toContain('Snapshot: monday')
    expect(readFileSync(join(place, 'opt/3001/snapshot.env'), 'utf8')).toBe('VELORA_SNAPSHOT="monday"\n')
    has('migrations')
    expect(update().status).toBe(0)
  })

  it('runs once at a time', () => {
    const lock = join(place, 'opt/update.lock')
    expect(update(`exec 8>"${lock}"; flock 8;`)).toEqual({
      status: 1,
      said: expect.stringContaining('Another update is running. Wait until it ends.'),
    })
    expect(existsSync(join(place, 'calls'))).toBe(false)
  })

  it('waits for a migration as long as it takes, and shows how far it is', () => {
    has('starting', 'not yet\n'.repeat(9))
    has('active')
    has('ready')
    expect(update()).toEqual({
      status: 0,
      said: expect.stringMatching(/its last lines\nThe new version is running on port 3001\./),
    })
  })

  it('says that the old version can start again where the database is as it was', () => {
    expect(update()).toEqual({
      status: 1,
      said: expect.stringMatching(/The database is unchanged\. .* can be restarted\./),
    })
    expect(readdirSync(join(place, 'opt/releases'))).toEqual([])
  })

  it('says that the old version could not start again where the new one has migrated', () => {
    has('migrates')
    expect(update()).toEqual({
      status: 1,
      said: expect.stringMatching(/is still running, but can’t be restarted/),
    })
  })
})
