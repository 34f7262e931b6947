import { refusal } from '#platform/kernel/refusal.ts'

export class ArchiveTicketExpired extends refusal(
  'archive-ticket-expired',
  'refused',
  () => 'This download has expired. Please start the export again.',
) {}
