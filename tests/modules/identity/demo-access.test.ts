import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'

const access = { staff: 'staff@velora.test', member: 'mia@velora.test', code: '24682468' }
const all = [access.member, access.staff, 'the staff code']

describe('what a demo published', () => {
  let app: TestApp
  afterEach(() => app.stop())
  const open = async (wasDemo = true) => {
    app = await openTestApp({ database: 'postgresql' })
    await app.member('Mia')
    const boss = { email: access.staff, password: 'velora-secret', name: 'The Boss' }
    await app.modules.identity.register({ ...boss, ...(wasDemo && { staffRole: 'owner' }) })
    await app.modules.identity.addFirstStaff('Olga', 'owner', access.code)
  }

  const admit = (accounts: boolean, code = accounts) =>
    app.modules.identity.setDemoAccess(access, { accounts, code })
  const doors = async () => {
    const opens = async (path: string, body: object) => (await app.visitor().post(path, body)).status === 200
    const signIn = (email: string) => opens('/api/auth/login', { email, password: 'velora-secret' })
    return [
      await signIn(access.member),
      await signIn(access.staff),
      await opens('/api/admin/verify', { code: access.code }),
    ]
  }

  it('is no password where a row says that nobody signs in', async () => {
    await open()
    await app.database.run("update identity.member set password_hash = 'nobody signs in' where email = $1", [
      access.member,
    ])
    const refused = await app
      .visitor()
      .post('/api/auth/login', { email: access.member, password: 'velora-secret' })
    expect(refused.status).toBe(401)
  })

  it('is closed once, and admitted again without an end to any session', async () => {
    await open()
    expect(await admit(false)).toEqual(all)
    expect([await doors(), await admit(false)]).toEqual([[false, false, false], []])
    expect(await admit(true)).toEqual(all)
    const olga = app.visitor()
    await olga.post('/api/admin/verify', { code: access.code })
    expect([await doors(), await admit(true)]).toEqual([[true, true, true], []])
    expect((await olga.get('/api/admin/session-check')).json()).toMatchObject({ isAdmin: true })
  })

  it('may be the accounts or the code alone, and no code that was replaced since', async () => {
    await open()
    expect(await admit(false, true)).toEqual(all.slice(0, 2))
    expect(await doors()).toEqual([false, false, true])
    expect(await admit(false, false)).toEqual(all.slice(2))
    await admit(true)
    const [olga] = await app.modules.identity.listStaff()
    await app.modules.identity.issueStaffCode(olga?.id ?? '')
    expect(await admit(false)).toEqual(all.slice(0, 2))
  })

  it('is another clinic’s where no account of the staff has the address, but for the code', async () => {
    await open(false)
    const { identity } = app.modules
    // The first in a role, once.
    await identity.addFirstStaff('Tess', 'owner', '44445555')
    app.clock.advance({ seconds: 1 })
    await identity.addFirstStaff('Ines', 'front desk', '11112222')
    expect((await identity.listStaff()).map(({ name }) => name).sort()).toEqual(['Ines', 'Olga'])
    expect(await admit(false, true)).toEqual([])
    expect(await doors()).toEqual([true, true, true])
    expect(await admit(false)).toEqual(['the staff code'])
    expect([await admit(true), await doors()]).toEqual([[], [true, true, false]])
  })
})
