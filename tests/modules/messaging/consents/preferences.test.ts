import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChannelPreference } from '../../../../src/modules/messaging/consents/preferences.ts'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { confirmNumber, decide } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'

interface Answer {
  readonly channels: readonly ChannelPreference[]
  readonly history: readonly {
    channel: string
    given: boolean
    source: string
    wording: string
    number: string | null
  }[]
}

const wording = 'preferences-2'

describe.each(usualDatabases)('the preferences of a member (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database, demo: true })
  })
  afterAll(() => app.stop())

  const read = async (name: string) => (await (await app.member(name)).get('/api/preferences')).json<Answer>()
  const choose = async (name: string, body: object) =>
    (await app.member(name)).post('/api/preferences', { wording, ...body })
  const choiceOf = ({ channels }: Answer, channel: string) =>
    channels.find(each => each.channel === channel)?.choice
  const linkOf = async (name: string) => {
    const { id } = await app.member(name)
    const { page } = app.modules.messaging.mailLinks(id)
    return `/api/preferences/${new URL(page).searchParams.get('token')}`
  }

  it('are undecided before the first decision, also after a box that was left empty', async () => {
    await decide(app, 'Ava', 'email', false, { source: 'intake' })
    const { channels, history } = await read('Ava')
    expect(channels.map(({ channel, choice }) => [channel, choice])).toEqual([
      ['email', 'undecided'],
      ['push', 'undecided'],
      ['sms', 'undecided'],
    ])
    expect(history).toHaveLength(1)
  })

  it('keep every decision with the words that were read, where and when', async () => {
    await choose('Mia', { channel: 'email', given: true })
    await choose('Mia', { channel: 'email', given: true })
    app.clock.advance({ hours: 1 })
    const answer = (await choose('Mia', { channel: 'email', given: false })).json<Answer>()
    expect(choiceOf(answer, 'email')).toBe('off')
    expect(answer.history).toEqual([
      {
        channel: 'email',
        given: false,
        number: null,
        wording,
        source: 'preferences',
        at: app.clock.now().toISOString(),
      },
      expect.objectContaining({ given: true, wording, source: 'preferences' }),
    ])
  })

  it('add one decision however often it is clicked at once', async () => {
    const mia = await app.member('Twin')
    await choose('Twin', { channel: 'push', given: true })
    await Promise.all(
      Array.from({ length: 5 }, () =>
        mia.post('/api/preferences', { channel: 'push', given: true, wording }),
      ),
    )
    expect((await read('Twin')).history).toHaveLength(1)
  })

  it('take a number for texts in one spelling, and none that texts can’t reach', async () => {
    for (const number of [undefined, '', '12', '555-0142', '+1 110 555 0142', 'call me']) {
      const answer = await choose('Noor', {
        channel: 'sms',
        given: true,
        ...(number !== undefined && { number }),
      })
      expect([answer.status, answer.code]).toEqual([400, 'no-textable-number'])
    }
    expect((await read('Noor')).history).toEqual([])
    const answer = await choose('Noor', { channel: 'sms', given: true, number: '(310) 555-0142' })
    const [, , asked] = answer.json<Answer>().channels
    expect(asked).toMatchObject({ choice: 'undecided', confirming: '+13105550142', stopped: false })
    await confirmNumber(app, (await app.member('Noor')).id)
    const [, , sms] = (await read('Noor')).channels
    expect(sms).toMatchObject({ choice: 'on', number: '+13105550142', stopped: false })
    await app.database.run(
      `insert into messaging.suppression (channel, target, reason, at) values ('sms', '+13105550142', 'STOP', now())`,
    )
    expect((await read('Noor')).channels[2]).toMatchObject({ choice: 'on', stopped: true })
  })

  it('refuse words that were never shown', async () => {
    const answer = await choose('Mia', { channel: 'email', given: true, wording: 'another' })
    expect(answer.code).toBe('invalid-request')
  })

  it('say who may be sent what: a yes is a yes, a no is never passed', async () => {
    await choose('Eve', { channel: 'email', given: true })
    const asked = {
      kind: 'email',
      type: 'PROMOTION',
      audience: { kind: 'ALL', tier: null, leastPoints: null, mostPoints: null },
    } as const
    const reach = () => app.modules.messaging.previewCampaign({ ...asked, sendToAll: true })
    const before = await reach()
    await choose('Eve', { channel: 'email', given: false })
    expect((await reach()).willGet).toBe(before.willGet - 1)
  })

  describe('by the link of a mail, without signing in', () => {
    it('show and change email only, and opening decides nothing', async () => {
      await choose('Zoe', { channel: 'sms', given: true, number: '3105550199' })
      await confirmNumber(app, (await app.member('Zoe')).id)
      await choose('Zoe', { channel: 'email', given: true })
      const link = await linkOf('Zoe')
      const opened = await app.visitor().get(link)
      expect(opened.json<Answer>().channels).toHaveLength(1)
      expect(opened.text).not.toContain('5550199')
      expect(choiceOf(await read('Zoe'), 'email')).toBe('on')
      const ended = await app.visitor().post(link, { given: false, wording })
      expect(choiceOf(ended.json<Answer>(), 'email')).toBe('off')
      const { history, channels } = await read('Zoe')
      expect(history[0]).toMatchObject({ channel: 'email', given: false, source: 'preferences link' })
      expect(channels[2]?.choice).toBe('on')
      const again = await app.visitor().post(link, { given: true, wording })
      expect(choiceOf(again.json<Answer>(), 'email')).toBe('on')
    })

    it('are never another member’s', async () => {
      const before = await read('Mia')
      const link = await linkOf('Noor')
      await (await app.member('Mia')).post(link, { given: false, wording })
      expect(await read('Mia')).toEqual(before)
      expect(choiceOf(await read('Noor'), 'email')).toBe('off')
    })

    it('refuse a link that was changed, and one of a member who left', async () => {
      const link = await linkOf('Noor')
      const token = link.split('/').at(-1) ?? ''
      const changed = `/api/preferences/${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`
      for (const bad of [changed, '/api/preferences/x', `${link}x`])
        expect((await app.visitor().get(bad)).code).toBe('unknown-unsubscribe-link')
      const gone = await app.modules.identity.register({
        email: 'gone@velora.test',
        password: 'velora-1',
        name: 'Gone Girl',
      })
      const left = new URL(app.modules.messaging.mailLinks(gone).page).searchParams.get('token') ?? ''
      await app.database.run('delete from identity.member where id = $1', [gone])
      app.modules.cache.invalidate('member', gone)
      const answer = await app.visitor().post(`/api/preferences/${left}`, { given: true, wording })
      expect(answer.code).toBe('unknown-unsubscribe-link')
      await app.modules.messaging.unsubscribeMail(left)
      expect(await app.modules.messaging.listConsents(gone)).toEqual([])
    })
  })
})
