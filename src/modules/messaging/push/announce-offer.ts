import { quietUntil } from '#platform/kernel/quiet-hours.ts'
import type { AnnouncedOffer, PushPorts } from './ports.ts'
import { pushIfWanted } from './push-to-devices.ts'

export async function announceOffer(
  ports: Parameters<typeof pushIfWanted>[0] &
    Pick<PushPorts, 'announceLater' | 'quietHours' | 'timeZone' | 'now'>,
  offer: AnnouncedOffer,
): Promise<void> {
  const { memberId, title, until, endsAt, ends } = offer
  if (endsAt && new Date(endsAt) <= ports.now()) return
  const quiet = quietUntil(ports.now(), await ports.quietHours(), ports.timeZone)
  if (quiet) return ports.announceLater(offer, quiet)
  const lastDay = until === 'today' ? 'today is the last day to use it' : `good through ${until}`
  await pushIfWanted(ports, memberId, {
    title: ends ? 'Your voucher expires soon' : 'A gift for you',
    message: ends ? `${title}: ${lastDay}.` : `${title}. Good for one use, until ${until}.`,
    url: '/rewards',
    tag: ends ? 'offer ends' : 'offer',
  })
}
