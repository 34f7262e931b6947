import { z } from 'zod'
import { Bytes, everyRole, routeOf } from '#platform/http/route/route.ts'
import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import type { ProfilePhotos } from '../profile-photos.ts'
import { NoProfilePhoto, UnknownProfilePhoto } from '../refusals.ts'

const route = routeOf<ProfilePhotos>()

const Done = z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } })

export const ownPhotoPath = (version: string) => `/api/user/photo?version=${version}`

/** A new photo has a new URL, so screens update with it. */
const query = z.object({ version: z.string().max(64).optional() })

export const photoRoutes = [
  route({
    method: 'post',
    path: '/api/user/photo',
    name: 'setProfilePhoto',
    summary: 'Set the member’s profile photo.',
    description:
      'The request body is the image: JPEG, PNG or WebP (HEIC if the decoder supports it), detected by ' +
      'content, at most 10 MB and 24 megapixels. It is re-encoded as a 512-pixel square without metadata.',
    access: 'member',
    consumes: { types: ['image/*', 'application/octet-stream'], mostMegabytes: 10 },
    answer: z.object({ profileImageUrl: z.string() }).meta({
      id: 'ProfilePhoto',
      example: { profileImageUrl: ownPhotoPath('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1201') },
    }),
    refusals: [NoProfilePhoto, NoLongerMember],
    failureLimits: [
      {
        name: 'profile photo',
        by: ({ memberId = '' }) => memberId,
        failures: 20,
        perMinutes: 60,
        countsSuccesses: true,
      },
    ],
    handle: async (photos, { memberId, bytes }) => ({
      profileImageUrl: ownPhotoPath(await photos.setProfilePhoto(memberId, bytes)),
    }),
  }),
  route({
    method: 'delete',
    path: '/api/user/photo',
    name: 'removeProfilePhoto',
    summary: 'Remove the member’s profile photo.',
    description: 'Screens show the member’s initials again. Does nothing if there is no photo.',
    access: 'member',
    answer: Done,
    refusals: [],
    handle: async (photos, { memberId }) => {
      await photos.removeProfilePhoto(memberId)
      return { success: true }
    },
  }),
  route({
    method: 'get',
    path: '/api/user/photo',
    name: 'readProfilePhoto',
    summary: 'Get the member’s own profile photo.',
    description: 'A square WebP image. Never cached; `version` gives each photo its own URL.',
    access: 'member',
    query,
    produces: { types: ['image/webp'] },
    refusals: [UnknownProfilePhoto],
    handle: async (photos, { memberId }) => new Bytes('image/webp', await photos.readProfilePhoto(memberId)),
  }),
  route({
    method: 'get',
    path: '/api/admin/users/{id}/photo',
    name: 'readPatientPhoto',
    summary: 'Get a patient’s profile photo.',
    description: 'The same square image that the member sees. The view is audited.',
    access: everyRole,
    params: z.object({ id: z.uuid() }),
    query,
    produces: { types: ['image/webp'] },
    refusals: [UnknownProfilePhoto],
    audit: { member: (_answer, { id }) => id },
    handle: async (photos, { params }) => new Bytes('image/webp', await photos.readProfilePhoto(params.id)),
  }),
]
