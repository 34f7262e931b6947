import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { CheckIn } from '../check-in.ts'
import { DeskScreenEnded, NoCodeToShow, UnknownDeskScreen } from '../refusals.ts'

const route = routeOf<CheckIn>()

const pass = 'desk-screen:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01:1795341600000:pVb2…'

const Done = z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } })

const RunningDeskScreen = z
  .object({
    id: z.uuid(),
    description: z.string(),
    startedBy: z.string(),
    startedAt: z.iso.datetime(),
    until: z.iso.datetime(),
  })
  .meta({
    id: 'RunningDeskScreen',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c09',
      description: 'Daily Spa Visit',
      startedBy: 'Ruth Abel',
      startedAt: '2026-11-21T18:00:00.000Z',
      until: '2026-11-22T10:00:00.000Z',
    },
  })

export const deskScreenRoutes = [
  route({
    method: 'post',
    path: '/api/admin/desk-screens',
    name: 'startDeskScreen',
    summary: 'Start a screen for the desk that shows a check-in code which changes every 30 seconds.',
    description:
      'The pass shows that one code for 16 hours and opens nothing else, so that the screen needs no staff session.',
    access: everyRole,
    body: z.strictObject({ codeId: z.uuid() }),
    answer: z
      .object({ pass: z.string(), until: z.iso.datetime() })
      .meta({ id: 'DeskScreen', example: { pass, until: '2026-11-22T10:00:00.000Z' } }),
    refusals: [NoCodeToShow],
    audit: { subject: (_answer, _params, { codeId }) => `check-in code ${codeId}` },
    idempotency: 'secret',
    handle: async (checkIn, { body, staff }) => {
      const screen = await checkIn.startDeskScreen(body.codeId, staff.name)
      return { pass: screen.pass, until: screen.until.toISOString() }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/desk-screens',
    name: 'listDeskScreens',
    summary: 'The screens that show a code now.',
    description: 'Those that were started and are neither ended nor over, with who started them.',
    access: ['owner', 'manager'],
    answer: z.array(RunningDeskScreen),
    refusals: [],
    handle: async checkIn =>
      (await checkIn.listDeskScreens()).map(({ id, description, startedBy, startedAt, until }) => ({
        id,
        description,
        startedBy,
        startedAt: startedAt.toISOString(),
        until: until.toISOString(),
      })),
  }),
  route({
    method: 'delete',
    path: '/api/admin/desk-screens/{id}',
    name: 'endDeskScreen',
    summary: 'End a screen: it shows no further code.',
    description: 'For a screen that somebody else started or that was lost; it stops at its next question.',
    access: ['owner', 'manager'],
    params: z.object({ id: z.uuid() }),
    answer: Done,
    refusals: [UnknownDeskScreen],
    audit: { subject: (_answer, { id }) => `desk screen ${id}` },
    handle: async (checkIn, { params }) => {
      await checkIn.endDeskScreen({ id: params.id })
      return { success: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/desk-code',
    name: 'showDeskCode',
    summary: 'What a desk screen shows now, and for how long.',
    description:
      'The pass is the only thing that is needed. With `greets` the answer names who checked in with the code within the last ten seconds, by first name.',
    access: 'visitor',
    sessionless: 'screen',
    body: z.strictObject({
      pass: z.string().max(300).meta({ example: pass }),
      greets: z.boolean().optional(),
    }),
    answer: z
      .object({
        code: z.string(),
        description: z.string(),
        pointsValue: z.int(),
        renewInMs: z.int().meta({ description: 'Until the next code; this one is taken 30 seconds longer.' }),
        arrivals: z.array(z.object({ firstName: z.string(), points: z.int(), at: z.iso.datetime() })),
      })
      .meta({
        id: 'DeskCode',
        example: {
          code: 'desk:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01:59844720:q1Zr…',
          description: 'Daily Spa Visit',
          pointsValue: 5,
          renewInMs: 21_400,
          arrivals: [{ firstName: 'Mia', points: 5, at: '2026-11-21T18:00:06.000Z' }],
        },
      }),
    refusals: [DeskScreenEnded, NoCodeToShow],
    handle: async (checkIn, { body: { pass, greets = false } }) => {
      const { arrivals, ...shown } = await checkIn.showDeskCode({ pass, greets })
      return { ...shown, arrivals: arrivals.map(each => ({ ...each, at: each.at.toISOString() })) }
    },
  }),
  route({
    method: 'post',
    path: '/api/desk-code/end',
    name: 'endOwnDeskScreen',
    summary: 'End the screen that has this pass: it shows no further code.',
    description: 'For the screen itself, when the desk closes it. The pass is worth nothing afterwards.',
    access: 'visitor',
    body: z.strictObject({ pass: z.string().max(300).meta({ example: pass }) }),
    answer: Done,
    refusals: [DeskScreenEnded],
    handle: async (checkIn, { body }) => {
      await checkIn.endDeskScreen({ pass: body.pass })
      return { success: true }
    },
  }),
]
