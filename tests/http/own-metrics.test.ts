import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { usualDatabases } from '../support/databases.ts'
import { PushService } from '../support/push-service.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

const token = randomBytes(24).toString('base64url')
const operations = new URL('../../src/operations/', import.meta.url)

describe.each(usualDatabases)('what the product itself counts (%s)', database => {
  let app: TestApp
  let push: PushService
  beforeAll(async () => {
    push = await PushService.open()
    app = await openTestApp({
      database,
      pushAgent: push.agent(),
      env: { METRICS_TOKEN: token, ...vapidKeys, PUSH_HOSTS: push.host, WORKERS: '0' },
    })
  })
  afterAll(async () => {
    await app.stop()
    await push.stop()
  })

  const read = async () =>
    (await app.visitor().send('GET', '/metrics', undefined, { authorization: `Bearer ${token}` })).text
  const figure = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find(line => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    )

  it('check-ins by what became of them; none for one whose transaction was taken back', async () => {
    const { loyalty } = app.modules
    const [code = { code: '' }] = await loyalty.listCheckInCodes()
    const mia = await app.member('Mia')
    const noor = await app.member('Noor')
    await mia.post('/api/checkin', { code: code.code })
    await mia.post('/api/checkin', { code: code.code })
    await noor.post('/api/checkin', { code: 'VELORA-NOTHING' })
    const torn = app.database.inTransaction(async () => {
      await loyalty.checkIn(noor.id, code.code)
      throw new Error('taken back')
    })
    await expect(torn).rejects.toThrow('taken back')
    const text = await read()
    expect(figure(text, 'check_ins_total{outcome="counted"}')).toBe(1)
    expect(figure(text, 'check_ins_total{outcome="refused"}')).toBe(2)
  })

  it('messages by channel and by what the provider said', async () => {
    const { messaging } = app.modules
    const to = { email: 'mia@velora.test', firstName: 'Mia' }
    await messaging.sendMail({ to, subject: 'Hello', kind: 'secret', lines: ['Hello'] })
    await messaging.deliverMails(() => false)
    const { id } = await app.member('Lea')
    for (const answers of ['properly', 410] as const) {
      const phone = await push.subscribe(vapidKeys.VAPID_PUBLIC_KEY)
      const { endpoint, keys } = phone.subscription
      await messaging.subscribePush(id, { endpoint, ...keys }, undefined)
      phone.answers = answers
    }
    await messaging.pushTo(id, { title: 'Hello', message: 'Hello', url: '/', tag: 'hello' })
    const text = await read()
    expect(figure(text, 'messages_total{channel="email",outcome="refused"}')).toBe(1)
    expect(figure(text, 'messages_total{channel="push",outcome="sent"}')).toBe(1)
    expect(figure(text, 'messages_total{channel="push",outcome="gone"}')).toBe(1)
  })

  it('jobs that are due by queue, and for how long; those of later are not', async () => {
    await app.database.run(
      "insert into jobs.job (name, start_after) values ('mail', now() - interval '90 seconds'), ('offer-push', now() + interval '1 hour')",
    )
    const text = await read()
    expect(figure(text, 'jobs_waiting{queue="mail"}')).toBeGreaterThan(0)
    expect(figure(text, 'jobs_oldest_waiting_seconds{queue="mail"}')).toBeGreaterThanOrEqual(90)
    expect(figure(text, 'jobs_waiting{queue="offer-push"}')).toBe(0)
    expect(figure(text, 'jobs_oldest_waiting_seconds{queue="offer-push"}')).toBe(0)
    expect(figure(text, 'jobs_failed{queue="mail"}')).toBe(0)
  })

  it('phones that listen', async () => {
    expect(figure(await read(), 'event_streams_open')).toBe(0)
  })

  it.each(['debian/wal-archive.sh', 'cluster/set-up.sh'])(
    'how a base backup ended, as %s reports it',
    async file => {
      const text = readFileSync(new URL(file, operations), 'utf8')
      const [report = ''] = /insert into platform\.backup_run [^"]*/.exec(text) ?? []
      for (const [result, failed] of [
        ['exit-code', 1],
        ['success', 0],
      ] as const) {
        await app.database.run(report.replace(/\\?\$\{SERVICE_RESULT\}/, result))
        expect(figure(await read(), 'velora_backup_failed{kind="base"}')).toBe(failed)
      }
      expect(figure(await read(), 'velora_base_backup_age_seconds')).toBeLessThan(Number.POSITIVE_INFINITY)
    },
  )

  it('about backups has an alert each, also when the figure is missing', async () => {
    const series = (await read()).match(/^velora_(?:backup|restore|wal|base)\w+(?:\{[^}]*\})?/gm) ?? []
    expect(series).toHaveLength(8)
    const expressions = expressionsIn('alerts.yml').join('\n')
    expect(series.filter(one => !expressions.includes(one))).toEqual([])
    const ages = series.filter(name => name.endsWith('_age_seconds'))
    expect(ages.filter(name => !expressions.includes(`absent(${name})`))).toEqual([])
  })

  it('is all that alerts and the dashboard ask for', async () => {
    const given = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const asked = ['alerts.yml', 'dashboard.json'].flatMap(file => namesIn(file))
    expect(asked.length).toBeGreaterThan(15)
    expect(asked.filter(name => !given.has(name) && !ofPrometheus.has(name))).toEqual([])
  })
})

it('alerts name the jobs that the page has Prometheus read', () => {
  const page = readFileSync(new URL('README.md', operations), 'utf8')
  const jobs = expressionsIn('alerts.yml').flatMap(text =>
    [...text.matchAll(/job=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|')),
  )
  expect(new Set(jobs)).toEqual(new Set([...page.matchAll(/job_name: (\S+)/g)].map(([, name]) => name)))
})

/** What Prometheus adds for each target. */
const ofPrometheus = new Set(['up'])

function expressionsIn(file: string): string[] {
  const text = readFileSync(new URL(file, operations), 'utf8')
  const inFile = file.endsWith('.yml') ? /expr: ([\s\S]*?)\n +(?:for|labels):/g : /"expr": "(.*)",?$/gm
  const expressions = [...text.matchAll(inFile)].map(([, expression = '']) => expression)
  expect(expressions.length).toBeGreaterThan(7)
  return expressions
}

/** The metrics that expressions of a file name, without the endings of a histogram's series. */
function namesIn(file: string): string[] {
  return expressionsIn(file).flatMap(expression =>
    [...expression.replace(notNames, '').matchAll(/\bup\b|\b[a-z]+_[a-z0-9_]+/g)]
      .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter(name => !functions.has(name)),
  )
}

/** Labels with their values, spans of time, and what is summed by. */
const notNames = /\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g
const functions = new Set(['histogram_quantile', 'clamp_min', 'min_over_time'])
