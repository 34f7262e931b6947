import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import type { TestApp } from './app.ts'
import type { MemberActor } from './cast.ts'
import type { Browser } from './client.ts'
import { smallPicture } from './pictures.ts'
import { treatmentOf } from './points.ts'

/** Texts about a member's health, written by the member and staff. These words occur nowhere else. */
export const planted = {
  title: 'PlantedSwelling',
  description: 'PlantedRedness',
  imageUrl: 'https://pictures.example/PlantedAddress.jpg',
  notes: 'PlantedBruise',
  adminNotes: 'PlantedAllergy',
}

const jpeg = { 'content-type': 'image/jpeg' }
let shade = 0

/**
 * A member writes a diary entry with a photo, one with a linked picture, and a request that is denied; sets a profile
 * photo.
 */
export async function writeHealthData(
  app: TestApp,
  mia: Pick<MemberActor, 'id' | 'post' | 'send'>,
  owner?: Browser,
) {
  shade += 1
  const nth = shade
  const picture = await smallPicture('jpeg', nth)
  const photo = (await mia.post('/api/diary/photos', picture, jpeg)).json<{ imageUrl: string }>()
  const { title, description, imageUrl, notes, adminNotes } = planted
  const once = (key: string) => ({ 'idempotency-key': `${key} ${mia.id} ${nth}` })
  const entry = { title, description, entryType: 'before' }
  const said = [
    await mia.post('/api/diary', { ...entry, imageUrl: photo.imageUrl }, once('entry')),
    await mia.post('/api/diary', { ...entry, imageUrl: photo.imageUrl }, once('entry')),
    await mia.post('/api/diary', { ...entry, imageUrl }),
    await mia.send('POST', '/api/user/photo', picture, jpeg),
  ]
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(said[1]?.text).toBe(said[0]?.text)
  const { serviceId } = await treatmentOf(app)
  const asked = await mia.post('/api/service-requests', { serviceId, notes }, once('request'))
  const again = await mia.post('/api/service-requests', { serviceId, notes }, once('request'))
  expect([asked.status, again.text]).toEqual([200, asked.text])
  const staff = owner ?? (await app.staff('owner'))
  const { id } = asked.json<{ id: string }>()
  const denied = await staff.post(`/api/admin/service-requests/${id}/deny`, { adminNotes }, once('denial'))
  expect(denied.status).toBe(200)
  return photo
}

/** All of it, as the member's own browser reads it. */
export async function readHealthData(mia: Browser) {
  const entries = (await mia.get('/api/diary')).json<Record<string, unknown>[]>()
  const requests = (await mia.get('/api/service-requests')).json<Record<string, unknown>[]>()
  const photos = entries.flatMap(({ imageUrl }) =>
    String(imageUrl).startsWith('/api/') ? [`${imageUrl}`, `${imageUrl}?size=thumbnail`] : [],
  )
  const { profileImageUrl } = (await mia.get('/api/auth/user')).json<{ profileImageUrl: string }>()
  const pictures = await Promise.all([...photos, profileImageUrl].map(path => mia.get(path)))
  return {
    entries,
    requests,
    pictures: pictures.map(({ status, bytes }) => ({
      status,
      isPicture: isReadablePicture(bytes),
      hash: createHash('sha256').update(bytes).digest('hex'),
    })),
  }
}

/** A readable JPEG, PNG or WebP. */
export const isReadablePicture = (bytes: Uint8Array) =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))

export const filesIn = (folder: string): { readonly path: string; readonly bytes: Buffer }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name))
    .map(path => ({ path, bytes: readFileSync(path) }))

/** The planted data that a text reveals: words, also in hexadecimal, and pictures. */
export function plainIn(text: string): string[] {
  const words = Object.values(planted)
  const shown = words.filter(word => text.includes(word) || text.includes(Buffer.from(word).toString('hex')))
  // `RIFF`, a length, `WEBP`; or a JPEG's first three bytes after a row's bytes prefix.
  return /52494646[0-9a-f]{8}57454250|\\xffd8ff/.test(text) ? [...shown, 'a picture'] : shown
}

/** Adds a member's data as stored before encryption existed. */
export async function plantPlain(
  { database, modules }: TestApp,
  folder: string,
  memberId: string,
): Promise<void> {
  const [photoId, entryId, otherId, requestId] = [newId(), newId(), newId(), newId()]
  const { title, description, imageUrl, notes, adminNotes } = planted
  shade += 1
  const picture = await smallPicture('webp', shade)
  const digest = createHash('sha256').update(picture).digest('base64url')
  const run = (text: string, ...values: unknown[]) => database.run(text, values)
  await run(
    `insert into diary.photo (member_id, id, digest, uploaded_at, entry_id) values ($1, $2, $3, now(), $4)`,
    memberId,
    photoId,
    digest,
    entryId,
  )
  for (const [id, address] of [
    [entryId, `/api/diary/photos/${photoId}`],
    [otherId, imageUrl],
  ])
    await run(
      `insert into diary.entry (member_id, id, title, description, entry_type, image_url, points_awarded, created_at)
       values ($1, $2, $3, $4, 'before', $5, 0, now())`,
      memberId,
      id,
      title,
      description,
      address,
    )
  await run(
    `insert into requests.request (member_id, id, service_id, service_name, status, request_date, notes, admin_notes,
       decided_at, decided_by)
     values ($1, $2, gen_random_uuid(), 'HydraFacial', 'denied', now(), $3, $4, now(), 'staff')`,
    memberId,
    requestId,
    notes,
    adminNotes,
  )
  await run(
    `insert into identity.profile_photo (member_id, version, picture, set_at) values ($1, gen_random_uuid(), $2, now())`,
    memberId,
    picture,
  )
  modules.cache.invalidate('member', memberId)
  const place = join(folder, photoId.slice(-2))
  mkdirSync(place, { recursive: true })
  for (const size of ['full', 'thumbnail']) writeFileSync(join(place, `${photoId}-${size}.webp`), picture)
}
