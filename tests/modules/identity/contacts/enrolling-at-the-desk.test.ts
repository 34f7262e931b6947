import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { password } from '../../../support/cast.ts'
import type { Browser } from '../../../support/client.ts'
import { usualDatabases } from '../../../support/databases.ts'

interface Contact {
  readonly kind: string
  readonly value: string
  readonly isShared: boolean
}

describe.each(usualDatabases)('a patient whom the front desk enrolls (%s)', database => {
  let app: TestApp
  let desk: Browser
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2026-11-20T18:00:00Z' })
    desk = await app.staff()
  })
  afterAll(() => app.stop())

  const enroll = async (newcomer: object) => {
    const answer = await desk.post('/api/admin/patients', newcomer)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<{ id: string; message: string }>()
  }
  const contactsOf = async (id: string) =>
    (await desk.get(`/api/admin/patients/${id}/contacts`)).json<Contact[]>()
  const suggested = async (words: string) =>
    (await desk.get(`/api/admin/patients/suggest?words=${encodeURIComponent(words)}`)).json<
      { name: string; email: string; phone: string | null }[]
    >()

  it('counts for the desk’s location, with a code of that location', async () => {
    const [here, elsewhere] = await app.modules.content.listLocations()
    await app.database.statement(
      'place codes',
      `update loyalty.check_in_code set place_id = $1 where description = 'Welcome'`,
    )(here?.id)
    await app.modules.cache.invalidate('check-in-codes', '')
    const checkedIn = async (body: object) => {
      const { id } = await enroll({ firstName: 'Walk', lastName: 'In' })
      await desk.post(`/api/admin/patients/${id}/check-in`, body)
      const [entry] = await app.modules.loyalty.listEntries(id, 1, undefined)
      return entry?.reason
    }
    expect(await checkedIn({ locationId: here?.id })).toBe('Check-in: Welcome')
    expect(await checkedIn({ locationId: elsewhere?.id })).toBe('Check-in: Daily Spa Visit')
    expect(await checkedIn({})).toBe('Check-in: Daily Spa Visit')
  })

  it('needs only a name, and everything at the desk works for them', async () => {
    const { id, message } = await enroll({ firstName: 'Nomail', lastName: 'Noone' })
    expect(message).toBe('Nomail Noone is now a member.')
    const checkedIn = await desk.post(`/api/admin/patients/${id}/check-in`, {})
    expect(checkedIn.json()).toMatchObject({
      message: 'Nomail Noone is checked in: 5 points.',
      pointsBalance: 5,
    })
    const again = await desk.post(`/api/admin/patients/${id}/check-in`, {})
    expect([again.status, again.code]).toEqual([409, 'checked-in-today'])
    const [service] = await app.modules.content.listServices()
    const awarded = await desk.post('/api/admin/award-points', { memberId: id, serviceId: service?.id })
    expect(awarded.status, awarded.text).toBe(200)

    const card = (await desk.get(`/api/admin/users/${id}`)).json<{ email: string; pointsBalance: number }>()
    expect(card).toMatchObject({ email: '', pointsBalance: 5 + (service?.pointsEarned ?? 0) })
    for (const path of [
      'today',
      'users?search=nomail',
      'awards',
      `users/${id}/timeline`,
      `users/${id}/vouchers`,
    ]) {
      const answer = await desk.get(`/api/admin/${path}`)
      expect(answer.status, path).toBe(200)
      expect(answer.text, path).not.toMatch(/undefined|"email":null/)
    }
    const owner = await app.staff('owner')
    expect((await owner.get('/api/admin/patients.csv')).text).toMatch(/\nNomail,Noone,,/)
  })

  it('is found by the last digits of the phone, however it was typed', async () => {
    const { id } = await enroll({ firstName: 'Fiona', lastName: 'Phone', phone: '(310) 555-0142' })
    expect(await contactsOf(id)).toMatchObject([{ kind: 'phone', value: '+13105550142', isShared: false }])
    for (const words of ['0142', '310 555 0142', '+1 310-555-0142'])
      expect(await suggested(words), words).toMatchObject([
        { name: 'Fiona Phone', email: '', phone: '+13105550142' },
      ])
    expect(await suggested('99990142')).toEqual([])
    const refused = await desk.post('/api/admin/patients', { firstName: 'Wrong', phone: '12345' })
    expect([refused.status, refused.code]).toEqual([400, 'invalid-phone'])
  })

  it('is not made twice by one phone or address, unless two people share it', async () => {
    const family = { phone: '415-555-2671', email: 'family@velora.test' }
    const mother = await enroll({ firstName: 'Ruth', ...family })
    const twice = await desk.post('/api/admin/patients', { firstName: 'Rae', ...family })
    expect([twice.status, twice.code]).toEqual([409, 'contact-taken'])
    expect(twice.text).toContain('Ruth already has this email address.')
    const daughter = await enroll({ firstName: 'Rae', ...family, sharesContacts: true })
    expect(await contactsOf(daughter.id)).toMatchObject([
      { kind: 'email', isShared: true },
      { kind: 'phone', isShared: true },
    ])
    // The address stays the mother’s to sign in with; the phone is nobody’s own any more.
    expect(await contactsOf(mother.id)).toMatchObject([
      { kind: 'email', isShared: false },
      { kind: 'phone', isShared: true },
    ])
    expect((await suggested(family.email)).map(({ name }) => name).sort()).toEqual(['Rae', 'Ruth'])
    for (const words of [family.email, 'family rae', 'FAMILY@'])
      expect(
        (await desk.get(`/api/admin/users?search=${encodeURIComponent(words)}`)).json(),
        words,
      ).toContainEqual(expect.objectContaining({ id: daughter.id }))
    const audience = (await app.database.run(
      `select member_id as id, email from patients.audience('ALL', null, null, null, current_date, now()) where $1`,
      [true],
    )) as { id: string; email: string | null }[]
    const addressOf = (id: string) => audience.find(each => each.id === id)?.email
    expect([addressOf(mother.id), addressOf(daughter.id)]).toEqual([family.email, family.email])
  })

  it.each([
    ['phone', { phone: '650-253-0000' }, '2530000'],
    ['address', { email: 'zoe@velora.test' }, 'zoe@velora'],
  ])('of three desks with the same %s at the same moment one makes the member', async (_, contact, words) => {
    const newcomer = { firstName: 'Zoe', ...contact }
    const answers = await Promise.all([1, 2, 3].map(() => desk.post('/api/admin/patients', newcomer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await suggested(words)).toHaveLength(1)
  })

  it('is mailed a link to set a password by, as there is none that lets in yet', async () => {
    await enroll({ firstName: 'Clara', email: 'Clara@Velora.test' })
    const signedIn = await app.visitor().post('/api/auth/login', { email: 'clara@velora.test', password })
    expect(signedIn.status).toBe(401)
    await app.modules.identity.sendResetLink({
      requestId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c99',
      email: 'clara@velora.test',
    })
    const [{ open } = { open: '' }] = (await app.database.run(
      'select contents as open from messaging.mail where to_email = $1',
      ['clara@velora.test'],
    )) as { open: string }[]
    expect(open).not.toBe('')
  })

  it('agrees to messages by the words that staff read', async () => {
    const { id } = await enroll({
      firstName: 'Agnes',
      email: 'agnes@velora.test',
      consents: [{ channel: 'email', wording: 'preferences-2' }],
    })
    expect(await app.modules.messaging.consentsOf(id)).toMatchObject({
      email: { given: true, wording: 'preferences-2', source: 'front desk' },
    })
  })

  it('agrees to texts once they confirm the number, and staff are told', async () => {
    const { id, message } = await enroll({
      ...{ firstName: 'Tessa', phone: '415-555-2690' },
      consents: [{ channel: 'sms', wording: 'preferences-2' }],
    })
    expect(message).toBe(
      'Tessa is now a member. Offers by text can’t start yet, because we can’t text a code to this number right now.',
    )
    expect(await app.modules.messaging.consentsOf(id)).toEqual({})
  })

  it.each(['noemail@clinic.com', 'none@none.com', 'Declined@Velora.test'])(
    'has no address if staff type %s, and it can’t be used to join or added later',
    async email => {
      const { id, message } = await enroll({ firstName: 'Noemi', email })
      expect(message).toBe(`Noemi is now a member. “${email}” isn’t a real address, so it wasn’t saved.`)
      expect(await contactsOf(id)).toEqual([])
      const added = await desk.post(`/api/admin/patients/${id}/contacts`, { email })
      expect([added.status, added.code]).toEqual([400, 'placeholder-address'])
      const joined = await app.visitor().post('/api/auth/register', { email, password, name: 'Noemi' })
      expect([joined.status, joined.text]).toEqual([
        400,
        expect.stringContaining('Please enter your own email address.'),
      ])
    },
  )

  it('agrees to nothing by words that nobody reads any more', async () => {
    const consents = [{ channel: 'email', wording: 'preferences-1' }]
    const refused = await desk.post('/api/admin/patients', {
      ...{ firstName: 'Old', email: 'old@velora.test', consents },
    })
    expect([refused.status, refused.code]).toEqual([409, 'consent-text-changed'])
    expect(await suggested('old@velora')).toEqual([])
  })

  it('has a shared phone for themselves again once the other one has left', async () => {
    const phone = '773-555-0199'
    const stays = await enroll({ firstName: 'Stays', phone })
    const leaves = await enroll({ firstName: 'Leaves', phone, sharesContacts: true })
    expect(await contactsOf(stays.id)).toMatchObject([{ isShared: true }])
    await app.modules.identity.eraseMembers([leaves.id])
    expect(await contactsOf(stays.id)).toMatchObject([{ isShared: false }])
  })

  it('who is too young is refused, and nothing is kept', async () => {
    const refused = await desk.post('/api/admin/patients', { firstName: 'Young', dateOfBirth: '2015-01-01' })
    expect([refused.status, refused.code]).toEqual([400, 'under-minimum-age'])
    expect(await suggested('young')).toEqual([])
  })

  it('gets contacts later, and loses them, but never the address that signs in', async () => {
    const { id } = await enroll({ firstName: 'Later' })
    const added = await desk.post(`/api/admin/patients/${id}/contacts`, {
      phone: '212-736-5000',
      email: 'later@velora.test',
    })
    expect(added.json<Contact[]>().map(({ value }) => value)).toEqual(['later@velora.test', '+12127365000'])
    const remove = (kind: string, value: string) =>
      desk.post(`/api/admin/patients/${id}/contacts/remove`, { kind, value })
    expect((await remove('phone', '+12127365000')).json()).toHaveLength(1)
    expect((await remove('email', 'later@velora.test')).code).toBe('unknown-contact')
    const entries = (await (await app.staff('owner')).get(`/api/admin/audit?patient=${id}`)).json()
    expect(entries).toMatchObject([
      { action: 'removeContact', subject: '•••00' },
      { action: 'addContact', subject: '•••00, l•••@v•••.test' },
      { action: 'enrollPatient', subject: null },
    ])
    expect((await desk.get('/api/admin/users?search=later@velora')).json()).toMatchObject([{ id }])
  })

  it('has all of it in their download, and leaves nothing behind', async () => {
    const { id } = await enroll({ firstName: 'Gone', phone: '202-456-1111' })
    expect(JSON.stringify(await app.modules.identity.personalDataOf(id))).toContain('+12024561111')
    await app.modules.identity.eraseMembers([id])
    expect(await contactsOf(id)).toEqual([])
  })
})
