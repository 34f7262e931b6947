import { z } from 'zod'
import { routeOf, Streamed } from '#platform/http/route/route.ts'
import { ArchiveTicketExpired } from './clinic-archive/refusals.ts'

/** The whole clinic as a file. */
export interface ClinicArchive {
  readonly requestClinicArchive: (staffId: string) => string
  readonly fetchClinicArchive: (ticket: string, staffId: string) => Promise<AsyncIterable<Uint8Array>>
}

const route = routeOf<ClinicArchive>()

export const archiveRoutes = [
  route({
    method: 'post',
    path: '/api/admin/clinic-archive',
    name: 'requestClinicArchive',
    summary: 'Request a download of the whole clinic.',
    description:
      'Includes all members, points, messages, texts and pictures, with medical intakes and diaries in ' +
      'readable form. The owner has to reauthenticate. The URL in the response works only for them, for ' +
      'two minutes. The request is audited.',
    access: ['owner'],
    answer: z
      .object({ path: z.string() })
      .meta({ id: 'ClinicArchive', example: { path: '/api/admin/clinic-archive/1795282800000-5f2a' } }),
    refusals: [],
    stepUp: 'whole clinic',
    idempotency: 'none',
    handle: async (archive, { staff }) => ({
      path: `/api/admin/clinic-archive/${archive.requestClinicArchive(staff.staffId)}`,
    }),
  }),
  route({
    method: 'get',
    path: '/api/admin/clinic-archive/{ticket}',
    name: 'fetchClinicArchive',
    summary: 'Download the whole clinic.',
    description: 'Streams a gzip-compressed tar archive with JSON Lines files, pictures and a manifest.',
    access: ['owner'],
    params: z.object({ ticket: z.string().max(100) }),
    produces: { types: ['application/gzip'], downloadAs: 'clinic.tar.gz' },
    refusals: [ArchiveTicketExpired],
    handle: async (archive, { params, staff }) =>
      new Streamed('application/gzip', await archive.fetchClinicArchive(params.ticket, staff.staffId)),
  }),
]
