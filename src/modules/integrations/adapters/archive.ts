import type { ArchiveParts } from '#platform/archive.ts'

export const integrationsArchive: ArchiveParts = {
  tables: [
    {
      name: 'events',
      table: 'integrations.event',
      about: 'What programs of others were told about members.',
      without: { after_xid: 'null' },
    },
  ],
  staying: {
    'integrations.api_key': 'Keys that programs of others use here. Make new ones.',
    'integrations.endpoint': 'Addresses that are told what happens. The old server still tells them.',
    'integrations.endpoint_secret': 'The secrets of those addresses.',
    'integrations.delivery': 'What each address was told, and what still waits.',
  },
}
