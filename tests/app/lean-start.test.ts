import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { releaseMemory } from '../../src/server/release-memory.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { startVelora } from '../support/process.ts'

it('a start loads none of the large packages that only others need', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'velora-lean-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const hook = pathToFileURL(join(import.meta.dirname, '../support/note-loaded.ts')).href
  const env = {
    DATABASE_URL: await newPostgresDatabase(),
    DATA_DIR: folder,
    // The first start of a demo makes its pictures.
    DEMO: '0',
  }
  const app = await startVelora({ ...env, NODE_OPTIONS: `--import=${hook}` })
  const loaded = new Set(Array.from(app.output().matchAll(/^loads (\S+)$/gm), ([, name]) => name))
  await app.end('SIGTERM')
  expect(loaded).toContain('koa')
  const rarelyNeeded = [
    '@asteasolutions/zod-to-openapi',
    '@electric-sql/pglite',
    '@mikro-orm/migrations',
    'prom-client',
    'sharp',
    'nodemailer',
  ]
  expect(rarelyNeeded.filter(name => loaded.has(name))).toEqual([])
})

describe('memory that is released', () => {
  it('is what a start left behind', async () => {
    let left: unknown[] | undefined = Array.from({ length: 200_000 }, (_, n) => ({ n, text: `entry ${n}` }))
    const before = process.memoryUsage().heapTotal
    expect(left).toHaveLength(200_000)
    left = undefined
    await releaseMemory()
    expect(process.memoryUsage().heapTotal).toBeLessThan(before)
  })
})
