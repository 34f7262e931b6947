import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
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
