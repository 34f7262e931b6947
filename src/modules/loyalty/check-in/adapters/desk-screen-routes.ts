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
    summary: 'Start a desk screen that shows a check-in code.',
    description:
      'The code changes every 30 seconds. The pass shows that code for 16 hours and grants nothing else, ' +
      'so the screen needs no staff session.',
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
    summary: 'List the desk screens that are showing a code.',
    description: 'Screens that haven’t ended or expired, with who started each one.',
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
    summary: 'End a desk screen.',
    description:
      'For a screen that someone else started or that was lost. It stops showing codes the next time it ' +
      'asks for one.',
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
    summary: 'Get the code that a desk screen should show now.',
    description:
      'Requires only the pass. With `greets`, the response includes the first names of members who checked ' +
      'in with the code in the last ten seconds.',
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
        renewInMs: z.int().meta({
          description: 'Time until the next code. This one is accepted for another 30 seconds after that.',
        }),
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
    summary: 'End the desk screen that has this pass.',
    description: 'For the screen itself, when the front desk closes it. The pass is invalid afterward.',
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
