import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Claims } from '../claims.ts'
import { AlreadyClaimed, UnknownPatient } from '../refusals.ts'

const route = routeOf<Claims>()

const ofPatient = z.object({ id: z.uuid() })

const ClaimCode = z
  .object({
    id: z.uuid(),
    code: z.string(),
    url: z.url().meta({ description: 'The link in the QR code.' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({
    id: 'ClaimCode',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b42',
      code: 'k7qm-4xvd',
      url: 'https://vip.velora.example/claim#code=k7qm-4xvd',
      expiresAt: '2026-11-20T18:02:00.000Z',
    },
  })

const ClaimCodeState = z
  .object({
    id: z
      .uuid()
      .nullable()
      .meta({ description: 'The ID of the latest code; null if none was created recently.' }),
    expiresAt: z.iso.datetime().nullable(),
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'ClaimCodeState',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b42',
      expiresAt: '2026-11-20T18:02:00.000Z',
      usedAt: '2026-11-20T18:00:41.000Z',
    },
  })

export const deskCodeRoutes = [
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/claim-code',
    name: 'showClaimCode',
    summary: 'Create a code that signs a patient in on their own phone.',
    description:
      'The code is returned only in this response. It works once, within two minutes, and replaces the ' +
      'previous one. Refused for patients with a password or a passkey, who sign in with that instead.',
    access: everyRole,
    params: ofPatient,
    answer: ClaimCode,
    refusals: [UnknownPatient, AlreadyClaimed],
    idempotency: 'secret',
    audit: { member: (_answer, { id }) => id },
    handle: async (claims, { params }) => {
      const { expiresAt, ...code } = await claims.showClaimCode(params.id)
      return { ...code, expiresAt: expiresAt.toISOString() }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/patients/{id}/claim-code',
    name: 'readClaimCode',
    summary: 'Check whether the latest code has been used.',
    description: 'Never returns the code.',
    access: everyRole,
    params: ofPatient,
    answer: ClaimCodeState,
    refusals: [],
    handle: async (claims, { params }) => {
      const state = await claims.readClaimCode(params.id)
      return {
        id: state?.id ?? null,
        expiresAt: state?.expiresAt.toISOString() ?? null,
        usedAt: state?.usedAt?.toISOString() ?? null,
      }
    },
  }),
]
