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
    summary: 'Lets the owner fetch the whole clinic as a file; asking for it is audited.',
    description:
      'All members, points, messages, texts and pictures, with medical intakes and diaries readable. The owner proves again ' +
      'who they are. The address in the answer works for them alone, for two minutes.',
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
    summary: 'The whole clinic as a file, which is sent while it is made.',
    description: 'A tar archive, compressed with gzip: JSON lines, pictures and a manifest.',
    access: ['owner'],
    params: z.object({ ticket: z.string().max(100) }),
    produces: { types: ['application/gzip'], downloadAs: 'clinic.tar.gz' },
    refusals: [ArchiveTicketExpired],
    handle: async (archive, { params, staff }) =>
      new Streamed('application/gzip', await archive.fetchClinicArchive(params.ticket, staff.staffId)),
  }),
]
