import { z } from 'zod'
import { perMemberAndDay } from '#platform/http/rate-limit/failure-limits.ts'
import { pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { Bytes, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { BrokenPicture, NotAPicture, UnreadableHeic } from '#platform/images/refusals.ts'
import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import { BalanceTooHigh } from '#platform/kernel/points.ts'
import { saidOf } from '../bonus.ts'
import type { Diary } from '../diary.ts'
import { type Entry, photoIdIn, photoPath } from '../entries.ts'
import {
  FutureTreatment,
  PhotoGone,
  PhotosUnavailable,
  TooManyPhotos,
  TooManyPixels,
  UnknownEntry,
  UnknownPhoto,
  UnknownService,
  WrongPictureAddress,
} from '../refusals.ts'
import { treatmentRoutes } from './treatment-routes.ts'

const route = routeOf<Diary>()

const titleNeeded = 'Please enter a title for your diary entry'
const photoExample = photoPath('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102')

const DiaryEntry = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string().nullable(),
    entryType: z.enum(['before', 'after', 'progress']),
    serviceId: z.uuid().nullable(),
    serviceName: z
      .string()
      .nullable()
      .meta({ description: 'The name of the service when the entry was created.' }),
    treatmentDate: z.iso.date().nullable(),
    imageUrl: z.string().nullable(),
    thumbnailUrl: z
      .string()
      .nullable()
      .meta({ description: 'A smaller version of the picture, if there is one.' }),
    pointsAwarded: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'DiaryEntry',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
      title: 'Two weeks later',
      description: 'Softer than I had hoped.',
      entryType: 'progress',
      serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
      serviceName: 'HydraFacial',
      treatmentDate: '2026-11-06',
      imageUrl: photoExample,
      thumbnailUrl: `${photoExample}?size=thumbnail`,
      pointsAwarded: 15,
      createdAt: '2026-11-20T18:00:00.000Z',
    },
  })

const DiaryAnswer = z
  .object({ pointsAwarded: z.int(), message: z.string(), entry: DiaryEntry })
  .meta({ id: 'DiaryAnswer' })

const Photo = z
  .object({
    id: z.uuid(),
    imageUrl: z.string().meta({ description: 'Use it as the `imageUrl` of the entry.' }),
    thumbnailUrl: z.string(),
  })
  .meta({
    id: 'Photo',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102',
      imageUrl: photoExample,
      thumbnailUrl: `${photoExample}?size=thumbnail`,
    },
  })

/** Treats an empty form field the same, whether it's undefined, null or ''. */
const orNothing = <S extends z.ZodType>(schema: S) => schema.or(z.literal('')).nullish()

const NewEntry = z.strictObject({
  title: trimmedText(titleNeeded).min(1, titleNeeded).max(120, 'Please enter at most 120 characters'),
  description: trimmedText().max(4000, 'Please enter at most 4000 characters').nullish(),
  entryType: z.enum(['before', 'after', 'progress'], 'Please choose before, after or progress'),
  serviceId: orNothing(z.uuid('Please select a service')),
  treatmentDate: orNothing(
    z.iso.date('Please enter a date').refine(day => day >= '1900-01-01', 'Please enter a date'),
  ),
  imageUrl: orNothing(z.string().max(2000, 'This link is too long')),
})

const thumbnailOf = (imageUrl: string | null) =>
  photoIdIn(imageUrl) ? `${imageUrl}?size=thumbnail` : imageUrl

const shown = ({ createdAt, ...entry }: Entry) => ({
  ...entry,
  thumbnailUrl: thumbnailOf(entry.imageUrl),
  createdAt: createdAt.toISOString(),
})

export const diaryRoutes = [
  route({
    method: 'get',
    path: '/api/diary',
    name: 'listDiaryEntries',
    summary: 'List the member’s diary entries, newest first.',
    description: 'Only the member can see the entries and the uploaded photos.',
    access: 'member',
    query: pageQuery,
    answer: z.array(DiaryEntry),
    paged: true,
    refusals: [],
    handle: async (diary, { memberId, query }) => {
      const [oneMore, total] = await Promise.all([
        diary.listDiaryEntries(memberId, query.limit + 1, query.cursor),
        diary.countDiaryEntries(memberId),
      ])
      return pageOf(oneMore.map(shown), query.limit, total)
    },
  }),
  route({
    method: 'post',
    path: '/api/diary',
    name: 'addDiaryEntry',
    summary: 'Add a diary entry.',
    description:
      'An uploaded progress photo earns 15 points, once per treatment, from two weeks after the treatment. ' +
      'The treatment must be on the member’s record: an award or an approved request for the same service ' +
      'and day. Other entries earn nothing, and `message` says why. Upload the photo first ' +
      '(`/api/diary/photos`) and pass its `imageUrl` here.',
    access: 'member',
    body: NewEntry,
    answer: DiaryAnswer,
    idempotency: 'encrypted',
    refusals: [WrongPictureAddress, FutureTreatment, UnknownService, PhotoGone, BalanceTooHigh],
    failureLimits: [perMemberAndDay('diary entries', 50)],
    handle: async (diary, { memberId, body }) => {
      const { unearned, ...entry } = await diary.addDiaryEntry(memberId, {
        title: body.title,
        entryType: body.entryType,
        description: body.description || null,
        serviceId: body.serviceId || null,
        treatmentDate: body.treatmentDate || null,
        imageUrl: body.imageUrl?.trim() || null,
      })
      const { pointsAwarded } = entry
      return { pointsAwarded, message: saidOf(pointsAwarded, unearned), entry: shown(entry) }
    },
  }),
  route({
    method: 'delete',
    path: '/api/diary/{id}',
    name: 'removeDiaryEntry',
    summary: 'Delete a diary entry and its photo.',
    description: 'The photo’s files are deleted, too. The member keeps any points that the entry earned.',
    access: 'member',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ success: z.boolean() }).meta({ id: 'DiaryEntryRemoved', example: { success: true } }),
    refusals: [UnknownEntry],
    handle: async (diary, { memberId, params }) => {
      await diary.removeDiaryEntry(memberId, params.id)
      return { success: true }
    },
  }),
  ...treatmentRoutes,
  route({
    method: 'post',
    path: '/api/diary/photos',
    name: 'uploadPhoto',
    summary: 'Upload a photo for a diary entry.',
    description:
      'The request body is the image: JPEG, PNG or WebP (HEIC if the decoder supports it), detected by ' +
      'content, at most 10 MB and 24 megapixels. It is re-encoded without metadata, at most 2048 pixels on ' +
      'its longer side. A photo that isn’t added to an entry is deleted after a day.',
    access: 'member',
    consumes: { types: ['image/*', 'application/octet-stream'], mostMegabytes: 10 },
    answer: Photo,
    refusals: [
      UnderMinimumAge,
      NotAPicture,
      UnreadableHeic,
      BrokenPicture,
      TooManyPixels,
      TooManyPhotos,
      PhotosUnavailable,
    ],
    handle: async (diary, { memberId, bytes }) => {
      const id = await diary.uploadPhoto(memberId, bytes)
      return { id, imageUrl: photoPath(id), thumbnailUrl: `${photoPath(id)}?size=thumbnail` }
    },
  }),
  route({
    method: 'get',
    path: '/api/diary/photos/{id}',
    name: 'readPhoto',
    summary: 'Get one of the member’s photos.',
    description: 'Never cached. Another member’s photo returns the same 404 as one that doesn’t exist.',
    access: 'member',
    params: z.object({ id: z.uuid() }),
    query: z.object({ size: z.enum(['full', 'thumbnail']).default('full') }),
    produces: { types: ['image/webp'] },
    refusals: [UnknownPhoto, PhotosUnavailable],
    handle: async (diary, { memberId, params, query }) =>
      new Bytes('image/webp', await diary.readPhoto(memberId, params.id, query.size)),
  }),
]
