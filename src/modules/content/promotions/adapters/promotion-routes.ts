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
  discountValue: z.number().meta({ description: 'Percent, dollars or points, depending on the type.' }),
  validFrom: z.iso.date().meta({ description: 'First day, in the clinic’s time zone.' }),
  validUntil: z.iso.date().meta({ description: 'Last day, inclusive, in the clinic’s time zone.' }),
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
    isEligible: z.boolean().meta({ description: 'Whether the caller is eligible.' }),
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
  .meta({ description: 'A date in the clinic’s time zone, or a timestamp on that date.' })

const auditSubject = (answer: unknown) => `monthly special ${(answer as { readonly title: string }).title}`

export const promotionRoutes = [
  route({
    method: 'get',
    path: '/api/promotions',
    name: 'listPromotions',
    summary: 'List today’s promotions.',
    description:
      'Active promotions whose dates include today in the clinic’s time zone. Those that the caller is ' +
      'eligible for come first, and among them the one that ends soonest. Birthday and new-customer ' +
      'promotions are listed only for members who are eligible.',
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
    summary: 'List all promotions, except deleted ones.',
    description: 'Includes past and upcoming promotions.',
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
      'It is listed from its first through its last day in the clinic’s time zone. A timestamp stands for ' +
      'the clinic’s date at that time.',
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
    summary: 'Delete a promotion.',
    description:
      'It disappears from every list the next time that list is loaded. A record of it is kept, with the ' +
      'name of the person who deleted it.',
    access: editors,
    audit: { subject: auditSubject },
    params: z.object({ id: z.uuid() }),
    answer: Promotion,
    refusals: [UnknownPromotion],
    handle: (promotions, { params, staff }) =>
      promotions.deletePromotion(params.id, `staff:${staff.staffId}`),
  }),
]
