import { z } from 'zod'
import { isWritable } from '#platform/http/route/pagination.ts'
import { everyRole, type Role, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { discountTypes, promotionAudiences } from '../offers.ts'
import type { Promotions } from '../promotions.ts'
import { EndsBeforeItBegins, UnknownPromotion, WrongDiscountValue } from '../refusals.ts'

const route = routeOf<Promotions>()

/** The roles that edit the clinic's content for patients. */
const editors: readonly Role[] = ['owner', 'manager']

const fields = {
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  discountType: z.enum(discountTypes),
  discountValue: z.number().meta({ description: 'Percent, dollars or points, as the type says.' }),
  validFrom: z.iso.date().meta({ description: 'First clinic day.' }),
  validUntil: z.iso.date().meta({ description: 'Last clinic day, to its end.' }),
  isActive: z.boolean(),
  targetAudience: z.enum(promotionAudiences),
}

const example = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1001',
  title: 'Autumn Glow',
  description: 'A calm hour for tired skin.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  isActive: true,
  targetAudience: 'ALL',
}

const Promotion = z.object(fields).meta({ id: 'Promotion', example })

const OfferedPromotion = z
  .object({
    ...fields,
    isEligible: z.boolean().meta({ description: 'Whether it is for the person who asks.' }),
  })
  .meta({ id: 'OfferedPromotion', example: { ...example, isEligible: true } })

const missing = 'Please fill in all required fields'
const text = (most: number) =>
  trimmedText()
    .min(1, missing)
    .max(most, `Please enter at most ${most} characters`)
    .overwrite(words => words.toWellFormed())
const noDay = 'Please enter a valid date'
const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], noDay)
  .refine(isWritable, noDay)
  .meta({ description: 'A clinic day, or an instant that falls on it.' })

const auditSubject = (answer: unknown) => `monthly special ${(answer as { readonly title: string }).title}`

export const promotionRoutes = [
  route({
    method: 'get',
    path: '/api/promotions',
    name: 'listPromotions',
    summary: 'The promotions of today.',
    description:
      'Active and within their days in the clinic’s time zone. First those that are for the person who asks, of these ' +
      'the one that ends soonest. Birthday and new-customer ones are listed only for those they are for.',
    access: 'visitor',
    answer: z.array(OfferedPromotion),
    refusals: [],
    cache: {
      topic: 'promotions',
      key: promotions => promotions.clinicToday(),
      unless: ({ hasSession }) => hasSession,
    },

    handle: async (promotions, { memberId }) => [...(await promotions.listPromotions(memberId))],
  }),
  route({
    method: 'get',
    path: '/api/admin/promotions',
    name: 'listAllPromotions',
    summary: 'Every promotion that was not deleted, whatever its dates.',
    description: 'Past and coming ones, too.',
    access: everyRole,
    answer: z.array(Promotion),
    refusals: [],
    handle: async promotions => [...(await promotions.listAllPromotions())],
  }),
  route({
    method: 'post',
    path: '/api/admin/promotions',
    name: 'createPromotion',
    summary: 'Create a monthly special.',
    description:
      'It is listed from its first to its last day in the clinic’s time zone. An instant is read as the clinic ' +
      'day on which it falls.',
    access: editors,
    audit: { subject: auditSubject },
    body: z.strictObject({
      title: text(120),
      description: text(2_000),
      discountType: z.enum(discountTypes, missing),
      discountValue: z.number(missing),
      validFrom: day,
      validUntil: day,
      targetAudience: z.enum(promotionAudiences).default('ALL'),
    }),
    answer: Promotion,
    refusals: [WrongDiscountValue, EndsBeforeItBegins],
    handle: (promotions, { body, staff }) => promotions.createPromotion(body, `staff:${staff.staffId}`),
  }),
  route({
    method: 'delete',
    path: '/api/admin/promotions/{id}',
    name: 'deletePromotion',
    summary: 'Take a promotion out of every list.',
    description: 'Whoever has the list open loses it with the next answer. It is kept, with who deleted it.',
    access: editors,
    audit: { subject: auditSubject },
    params: z.object({ id: z.uuid() }),
    answer: Promotion,
    refusals: [UnknownPromotion],
    handle: (promotions, { params, staff }) =>
      promotions.deletePromotion(params.id, `staff:${staff.staffId}`),
  }),
]
