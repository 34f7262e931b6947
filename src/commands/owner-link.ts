import { openLog } from '#platform/http/server/log.ts'
import { databasePlace, noDatabase } from '../server/database-place.ts'
import { firstOwnerInvitation } from '../server/first-owner-invitation.ts'
import { openAll } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

/** Prints a new link that creates the clinic's first owner. The previous link stops working. */
try {
  const place = databasePlace(process.env)
  if (!place.isThere) throw new Error(noDatabase(place.name))
  const settings = readSettings(process.env)
  const { modules, close } = await openAll({ ...settings, workers: false }, {}, openLog(settings.logLevel))
  const link = await modules.identity.issueFirstLink()
  const isOwned = (await modules.identity.firstOwnerState()) === 'owned'
  await close()
  if (!link) {
    const why = isOwned ? 'This clinic already has an owner' : 'This clinic was set up more than 24 hours ago'
    throw new Error(
      `${why}. To add ${isOwned ? 'another' : 'one'}, run \`npm run cli -- staff:add "Full Name" owner\`, which prints a link.`,
    )
  }
  process.stdout.write(firstOwnerInvitation(link))
} catch (error) {
  process.stderr.write(`No link was created. ${(error as Error).message}\n`)
  process.exitCode = 1
}
