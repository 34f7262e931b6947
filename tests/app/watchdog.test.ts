import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { keepHeartbeat, reportToWatchdog } from '../../src/server/watchdog.ts'
import { eventually } from '../support/eventually.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'velora-watchdog-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Nothing else of this process runs meanwhile. */
const hang = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

it('tells systemd’s watchdog that it is alive until it hangs', async () => {
  const folder = newFolder()
  const told = join(folder, 'told')
  const tool = join(folder, 'systemd-notify')
  writeFileSync(tool, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >>"${told}"\n`)
  chmodSync(tool, 0o755)
  const lines = () => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : [])
  const env = {
    PATH: `${folder}:${process.env['PATH']}`,
    NOTIFY_SOCKET: '/run/notify',
    WATCHDOG_USEC: '300000',
  }
  reportToWatchdog({ PATH: env.PATH })
  await setTimeout(250)
  expect(lines()).toEqual([])
  reportToWatchdog(env)
  await eventually(async () => expect(lines().length).toBeGreaterThanOrEqual(3))
  expect(new Set(lines())).toEqual(new Set(['/run/notify WATCHDOG=1']))
  // What was sent before may still be on its way.
  hang(500)
  const before = lines().length
  hang(1_000)
  expect(lines()).toHaveLength(before)
})

it('keeps a worker’s heartbeat fresh until it hangs', async () => {
  const file = join(newFolder(), 'heartbeat')
  keepHeartbeat(file, 50)
  await eventually(async () => expect(existsSync(file)).toBe(true))
  const first = statSync(file).mtimeMs
  await eventually(async () => expect(statSync(file).mtimeMs).toBeGreaterThan(first))
  hang(300)
  const before = statSync(file).mtimeMs
  hang(500)
  expect(statSync(file).mtimeMs).toBe(before)
})

it('compose limits memory and logs of each service of a clinic, and asks each how it is', () => {
  const text = readFileSync('docker-compose.yml', 'utf8')
  const services = text.slice(text.indexOf('\nservices:'), text.indexOf('\n  demo:'))
  const [, ...blocks] = services.split(/\n {2}(?=\w+:)/)
  expect(blocks.map(block => /^\w+/.exec(block)?.[0])).toEqual(['app', 'worker', 'caddy', 'postgres'])
  const lacks = (part: string) =>
    blocks
      .filter(block => !block.includes(part) && !block.includes('<<: *app'))
      .map(block => block.slice(0, 8))
  expect([lacks('\n    mem_limit: '), lacks('\n    logging: *logging')]).toEqual([[], []])
  const image = readFileSync('src/operations/Dockerfile', 'utf8')
  expect(image).toMatch(/HEALTHCHECK .*--start-period=10m[\s\S]*\/healthz/)
  expect(services).not.toContain('disable: true')
  expect(services).toContain('find /tmp/velora-worker-heartbeat -mmin -1')
})
