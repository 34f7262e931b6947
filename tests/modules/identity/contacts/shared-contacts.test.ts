import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../support/app.ts'
import { password } from '../../../support/cast.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'

const newPassword = 'a-new-orchid'

describe.each(usualDatabases)('an address that two patients share (%s)', database => {
  let app: TestApp
  let peers: Peers
  beforeAll(async () => {
    peers = await openWithPeers(database, { WORKERS: '1' })
    app = peers.app
  })
  afterAll(() => peers.stop())

  const enroll = async (firstName: string, email: string) =>
    (
      await app.modules.identity.enroll({
        ...{ firstName, lastName: 'Hart', email, consents: [], sharesContacts: true },
      })
    ).memberId
  const join = async (email: string) => {
    const browser = app.visitor()
    await browser.post('/api/auth/register', { email, password, name: 'Ruth Hart' })
    return { browser, id: (await browser.get('/api/auth/user')).json<{ id: string }>().id }
  }
  const mailed = (email: string) =>
    peers.smtp.received.filter(({ to }) => to.includes(email)).map(({ words }) => words)
  const askForLink = async (email: string, count: number) => {
    expect((await app.visitor().post('/api/forgot-password', { email })).status).toBe(200)
    const resets = () => mailed(email).filter(words => words.includes('reset your password'))
    await eventually(async () => expect(resets()).toHaveLength(count))
    return resets().at(-1) ?? ''
  }
  const tokenIn = (words: string) => /token=([\w-]+)/.exec(words)?.[1]
  const signIn = async (email: string) =>
    (await app.visitor().post('/api/auth/login', { email, password })).status

  it('lets nobody in by mail, but its owner by the password', async () => {
    const email = 'harts@velora.test'
    await join(email)
    const token = tokenIn(await askForLink(email, 1))
    expect(token).toBeDefined()
    await enroll('Rae', email)

    const late = await app.visitor().post('/api/reset-password', { token, newPassword })
    expect([late.status, late.code]).toEqual([400, 'invalid-reset-link'])
    const words = await askForLink(email, 2)
    expect(tokenIn(words)).toBeUndefined()
    expect(words).toContain('front desk')
    expect(await signIn(email)).toBe(200)
  })

  it('opens nothing with a link after the address is taken away', async () => {
    const { identity } = app.modules
    const { memberId } = await identity.enroll({
      ...{ firstName: 'Tia', lastName: 'Hart', consents: [], sharesContacts: false },
    })
    const fillIn = async (email: string) => {
      const details = { contacts: [{ kind: 'email', value: email, isValid: true }], birthday: null } as const
      return { details, filled: await identity.fillIn(memberId, details) }
    }
    const reset = async (token: string | undefined) =>
      (await app.visitor().post('/api/reset-password', { token, newPassword })).code
    const { details, filled } = await fillIn('tia.old@velora.test')
    const old = tokenIn(await askForLink('tia.old@velora.test', 1))
    await identity.undoFillIn(memberId, details, filled)
    await fillIn('tia@velora.test')
    expect(await reset(old)).toBe('invalid-reset-link')
    const token = tokenIn(await askForLink('tia@velora.test', 1))
    await app.database.run('update identity.member set email = null where id = $1', [memberId])
    expect(await reset(token)).toBe('invalid-reset-link')
  })

  it('gets no link for the first of two who were enrolled with it, but the desk lets her in', async () => {
    const email = 'oaks@velora.test'
    const [mother] = [await enroll('Olive', email), await enroll('Opal', email)]
    expect(tokenIn(await askForLink(email, 1))).toBeUndefined()
    const { code } = await app.modules.identity.showClaimCode(mother)
    const claimed = await app.visitor().post('/api/auth/claim', { code, answer: '' })
    expect(claimed.status, claimed.text).toBe(200)
  })

  it('leads a member with two addresses to the one that signs in', async () => {
    const { id } = await join('nora@velora.test')
    await app.modules.identity.addContact(id, { email: 'nora.two@velora.test', sharesContacts: false })
    const words = await askForLink('nora.two@velora.test', 1)
    expect(tokenIn(words)).toBeUndefined()
    expect(words).toContain('n•••@v•••.test')
  })

  const sharing = async (memberId: string) =>
    (await app.modules.identity.listContacts(memberId)).map(({ isShared }) => isShared)
  const merge = (survivorId: string, absorbedId: string) =>
    app.modules.arrivals.mergeMembers({ survivorId, absorbedId, actor: 'staff:tess', actorName: 'Tess' })

  it('belongs to the other one alone once its owner leaves or changes it', async () => {
    const [leaving, moving, kept] = ['elms@velora.test', 'firs@velora.test', 'pines@velora.test']
    const owners = [await enroll('Eve', leaving), (await join(moving)).id, (await join(kept)).id]
    const others = [await enroll('Ella', leaving), await enroll('Fay', moving), await enroll('Pia', kept)]
    const [first = '', second = ''] = owners
    await app.modules.identity.eraseMembers([first])
    const change = { email: 'firs.own@velora.test', replaces: moving }
    await app.modules.identity.changeSignInAddress(second, change)
    expect(await Promise.all(others.map(sharing))).toEqual([[false], [false], [true]])
  })

  it('stays shared through a merge and its undo, until it is gone', async () => {
    const [email, own] = [`limes-${database}@velora.test`, `lime-${database}@velora.test`]
    const [survivor, absorbed, daughter] = [
      await enroll('Lea', own),
      await enroll('Lea', email),
      await enroll('Liv', email),
    ]
    const { id } = await merge(survivor, absorbed)
    expect([await sharing(survivor), await sharing(daughter)]).toEqual([[false, true], [true]])
    await app.modules.arrivals.undoMerge(id, 'staff:tess')
    expect([await sharing(survivor), await sharing(absorbed), await sharing(daughter)]).toEqual([
      [false],
      [false],
      [true],
    ])
    await merge(absorbed, survivor)
    await app.modules.identity.eraseMembers([absorbed])
    expect(await sharing(daughter)).toEqual([false])
  })

  it('is no longer shared after a merge’s undo if the other one left in the meantime', async () => {
    const email = `palms-${database}@velora.test`
    const mother = await enroll('Pam', email)
    const [survivor, absorbed] = [
      await enroll('Pia', `pia-${database}@velora.test`),
      await enroll('Pia', email),
    ]
    expect(await sharing(absorbed)).toEqual([true])
    const { id } = await merge(survivor, absorbed)
    await app.modules.identity.eraseMembers([mother])
    await app.modules.arrivals.undoMerge(id, 'staff:tess')
    expect(await sharing(absorbed)).toEqual([false])
  })
})
