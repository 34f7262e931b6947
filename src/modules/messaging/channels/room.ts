import type { Platform } from '#platform/module.ts'
import { channelRoutes } from './adapters/http.ts'
import { ChannelTroubleTable, troublesInDatabase } from './adapters/troubles-in-database.ts'
import { openChannels } from './channels.ts'
import type { ChannelsPorts } from './ports.ts'

export const channelsRoom = {
  tables: [ChannelTroubleTable],
  routes: channelRoutes,
  open({ database, jobs, now }: Platform, { checkMailServer }: Pick<ChannelsPorts, 'checkMailServer'>) {
    return openChannels({
      troubles: troublesInDatabase(database),
      wake: async () => {
        await jobs.enqueue('mail')
        await jobs.enqueue('campaigns')
      },
      checkMailServer,
      now,
    })
  },
}
