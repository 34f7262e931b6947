import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UploadsFull } from '#platform/http/refusals.ts'
import { profilePhotoBySharp } from '../../../src/modules/identity/profile-photos/adapters/profile-photo-by-sharp.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { phonePhoto, smallPicture } from '../../support/pictures.ts'

describe('a profile photo', () => {
  let app: TestApp
  let mia: Awaited<ReturnType<TestApp['member']>>
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    mia = await app.member('Mia')
  })
  afterAll(() => app.stop())

  const send = (picture: Uint8Array, browser: Browser = mia) =>
    browser.send('POST', '/api/user/photo', picture, { 'content-type': 'image/jpeg' })
  const addressFor = async (browser: Browser, path = '/api/auth/user') =>
    (await browser.get(path)).json<{ profileImageUrl: string | null }>().profileImageUrl

  it('is a small upright square without anything about where it was taken', async () => {
    expect(await addressFor(mia)).toBeNull()
    const sent = await send(await phonePhoto())
    const { profileImageUrl } = sent.json<{ profileImageUrl: string }>()
    expect([sent.status, await addressFor(mia)]).toEqual([200, profileImageUrl])
    const { status, headers, bytes } = await mia.get(profileImageUrl)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      expect.stringContaining('no-store'),
    ])
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 512, height: 512 })
    expect(bytes.includes('Secret Camera Maker')).toBe(false)
  })

  it('has another address when it is another one', async () => {
    const before = await addressFor(mia)
    app.clock.advance({ minutes: 1 })
    await send(await smallPicture('png'))
    expect(await addressFor(mia)).not.toBe(before)
  })

  it('is for the member and for staff, whose look is audited', async () => {
    const noor = await app.member('Noor')
    expect((await noor.get((await addressFor(mia)) ?? '')).status).toBe(404)
    const ofMia = await addressFor(await app.staff('front desk'), `/api/admin/users/${mia.id}`)
    for (const nobody of [app.visitor(), noor]) expect((await nobody.get(ofMia ?? '')).status).toBe(401)
    const seen = await (await app.staff('front desk')).get(ofMia ?? '')
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    const { text } = await (await app.staff('owner')).get('/api/admin/audit?action=readPatientPhoto')
    expect(JSON.parse(text)).toMatchObject([{ memberName: 'Mia Hart' }])
    const none = await (await app.staff('owner')).get(`/api/admin/users/${noor.id}/photo`)
    expect([none.status, await addressFor(noor)]).toEqual([404, null])
  })

  it('is refused in a sentence when it is none, and the one before stays', async () => {
    const before = await addressFor(mia)
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const whole = await smallPicture('jpeg')
    for (const picture of [Buffer.from(drawing), whole.subarray(0, whole.length / 2)]) {
      const { status, code, text } = await send(picture)
      expect([status, code]).toEqual([400, 'no-profile-photo'])
      expect(JSON.parse(text).message).toMatch(/picture/)
    }
    expect(await addressFor(mia)).toBe(before)
  })

  it('comes with what is held of the member, and goes when it is removed or they leave', async () => {
    const held = async () =>
      (await mia.get('/api/user/export')).json<{ holdings: { identity: { profilePhoto: unknown } } }>()
        .holdings.identity.profilePhoto
    expect(await held()).toMatchObject({ picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/) })
    const address = (await addressFor(mia)) ?? ''
    expect((await mia.send('DELETE', '/api/user/photo')).status).toBe(200)
    expect([await addressFor(mia), (await mia.get(address)).status, await held()]).toEqual([null, 404, null])
    expect((await mia.send('DELETE', '/api/user/photo')).status).toBe(200)

    await send(await smallPicture('webp'))
    await app.modules.identity.eraseMembers([mia.id])
    const rows = app.database.statement<{ count: number }>(
      'photos left',
      'select count(*)::int as count from identity.profile_photo',
    )
    expect(await rows()).toEqual([{ count: 0 }])
  })

  it('that finds no place to be read is asked to come again, as for any other', async () => {
    const full = profilePhotoBySharp(() => Promise.reject(new UploadsFull()))
    await expect(full(await smallPicture('png'))).rejects.toMatchObject({ code: 'uploads-full' })
  })

  it('comes at most 20 times an hour from one member, and none is looked at beyond', async () => {
    const zoe = await app.member('Zoe')
    // What is no picture counts as well, and costs the test no decoder.
    for (let n = 0; n < 19; n++) expect((await send(Buffer.from('no picture'), zoe)).status).toBe(400)
    expect((await send(await smallPicture('png'), zoe)).status).toBe(200)
    const refused = await send(Buffer.from('no picture'), zoe)
    expect([refused.status, refused.code]).toEqual([429, 'too-many-attempts'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(await smallPicture('png', 50), await app.member('Ada'))).status).toBe(200)
  })
})
