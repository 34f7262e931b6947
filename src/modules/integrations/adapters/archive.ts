import type { ArchiveParts } from '#platform/archive.ts'

export const integrationsArchive: ArchiveParts = {
  tables: [
    {
      name: 'events',
      table: 'integrations.event',
      about: 'Events about members that were sent to other systems.',
      without: { after_xid: 'null' },
    },
  ],
  staying: {
    'integrations.api_key': 'API keys for this server. Create new ones.',
    'integrations.endpoint': 'Webhook addresses. The old server keeps calling them.',
    'integrations.endpoint_secret': 'The webhooks’ secrets.',
    'integrations.delivery': 'Events sent to each webhook, and those still waiting.',
  },
}
