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
  await pushIfWanted(ports, memberId, {
    title: ends ? 'Your voucher expires soon' : 'A gift for you',
    message: ends ? endingSoon(until) : `${title}. Good for one use, until ${until}.`,
    url: '/rewards',
    tag: ends ? 'offer ends' : 'offer',
  })
}

/** Without the reward's name, which may be a treatment (D-35). */
const endingSoon = (until: string) =>
  until === 'today'
    ? 'Today is the last day to use one of your vouchers.'
    : `One of your vouchers is good through ${until}.`
