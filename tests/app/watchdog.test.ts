import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'

const watchdog = new URL('../../src/server/watchdog.ts', import.meta.url)

/** Runs work in a watched child process, and returns how it ended. */
async function watched(work: string, everyMs = 100) {
  const script = `import { endWhenHung } from '${watchdog}'; endWhenHung(${everyMs}); ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code, signal }
}

it('a process whose event loop hangs ends, and says why', async () => {
  expect(await watched('setTimeout(() => { for (;;); }, 500)')).toEqual({
    said: 'Velora hasn’t responded for 0.1 s and is exiting so it can be restarted.\n',
    code: null,
    signal: 'SIGKILL',
  })
})

it('a process that waits, or ends by itself, is left alone', async () => {
  // A busy machine may hold up any process for a tenth of a second.
  expect(await watched('setTimeout(() => {}, 6_000)', 2_000)).toEqual({ said: '', code: 0, signal: null })
})

it('compose limits memory and logs of each service of a clinic, and starts anew what hangs', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8')
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\n  demo:'))
  const [, ...blocks] = services.split(/\n {2}(?=\w+:)/)
  expect(blocks.map(block => /^\w+/.exec(block)?.[0])).toEqual(['app', 'worker', 'caddy', 'postgres'])
  const lacks = (part: string) =>
    blocks
      .filter(block => !block.includes(part) && !block.includes('<<: *app'))
      .map(block => block.slice(0, 8))
  expect([lacks('\n    mem_limit: '), lacks('\n    logging: *logging')]).toEqual([[], []])
  const image = readFileSync('src/operations/Dockerfile', 'utf8')
  expect(image).toMatch(/HEALTHCHECK .*--start-period=10m[\s\S]*\/healthz/)
  // Nobody could kill the first process of a container from inside.
  expect(blocks[0]).toContain('\n    init: true')
})
