import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** What set-up.sh does first to a server, and here nothing else. */
const firstChange = 'apt-get'

function setUp(domain: string) {
  const folder = mkdtempSync(join(tmpdir(), 'velora-set-up-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, firstChange), `#!/bin/sh\ntouch ${folder}/changed\nexit 1\n`)
  chmodSync(join(folder, firstChange), 0o755)
  const script = join(import.meta.dirname, '../../src/operations/debian/set-up.sh')
  const { status, stderr } = spawnSync('bash', [script, domain], {
    env: { PATH: `${folder}:${process.env['PATH']}` },
    encoding: 'utf8',
  })
  return { status, stderr, changed: existsSync(join(folder, 'changed')) }
}

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
