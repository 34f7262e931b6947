import { z } from 'zod'
import { pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { SandboxClosed } from '../refusals.ts'
import type { Sandbox } from '../sandbox.ts'

const route = routeOf<Sandbox>()

const OutboxMessage = z
  .object({
    id: z.uuid(),
    channel: z.enum(['email', 'push', 'sms']),
    to: z.object({ firstName: z.string(), email: z.string().nullable(), number: z.string().nullable() }),
    subject: z.string(),
    kind: z.enum(['service', 'secret', 'marketing']),
    imageUrl: z.string().nullable(),
    contents: z
      .object({
        lines: z.array(z.string()),
        links: z
          .array(z.object({ shown: z.string(), url: z.string() }))
          .meta({ description: 'URLs in the lines, and where they lead.' }),
        action: z.object({ label: z.string(), url: z.string() }).nullable(),
      })
      .nullable()
      .meta({ description: 'Null once an email with a sensitive link has expired.' }),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime(),
  })
  .meta({
    id: 'OutboxMessage',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01',
      channel: 'email',
      to: { firstName: 'Mia', email: 'mia@velora.example', number: null },
      subject: 'Reset your password',
      kind: 'secret',
      imageUrl: null,
      contents: {
        lines: ['Somebody asked for a new password for your account.'],
        links: [],
        action: { label: 'Choose a New Password', url: 'http://localhost:3000/reset-password?token=…' },
      },
      createdAt: '2026-11-20T18:00:00.000Z',
      sentAt: '2026-11-20T18:00:01.000Z',
    },
  })

async function inbox(sandbox: Sandbox, { limit, cursor }: z.output<typeof pageQuery>) {
  const oneMore = await sandbox.listSandboxInbox(limit + 1, cursor)
  return pageOf(
    oneMore.map(({ createdAt, sentAt, contents, memberId: _, ...rest }) => ({
      ...rest,
      contents: contents && {
        lines: [...contents.lines],
        links: [...(contents.links ?? [])],
        action: contents.action,
      },
      createdAt: createdAt.toISOString(),
      sentAt: sentAt.toISOString(),
    })),
    limit,
    await sandbox.countSandboxInbox(),
  )
}

export const sandboxRoutes = [
  route({
    method: 'get',
    path: '/api/admin/outbox',
    name: 'listOutbox',
    summary: 'List what was sent, or would have been sent, by email, SMS and push, newest first.',
    description:
      'Demo mode only. Nothing is really sent in demo mode; this shows what the member would have read. ' +
      'Links that open a staff account are left out.',
    access: ['owner'],
    query: pageQuery,
    answer: z.array(OutboxMessage),
    paged: true,
    refusals: [SandboxClosed],
    handle: (sandbox, { query }) => inbox(sandbox, query),
  }),
]
