import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import { written } from '../../../src/modules/messaging/mail/adapters/mail-template.ts'
import { plainLetterhead } from '../../support/letterhead.ts'
import { thisMachine } from '../../support/push-service.ts'
import { vapidKeys } from '../../support/vapid-keys.ts'
import { inFlight } from '../figures.ts'

interface Servers {
  readonly mailPort: number | undefined
  readonly pushHost: string
  /** Of a device that they send to. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly words: { readonly subject: string; readonly message: string }
}

const [mailConnections, pushesAtOnce] = [5, 50]
const agent = new Agent({
  keepAlive: true,
  maxSockets: 64,
  ca: readFileSync(new URL('../../support/push-service.pem', import.meta.url)),
  lookup: thisMachine,
})

/** nodemailer and web-push alone, as who has nothing else uses them: what a campaign is measured by. */
export const librariesTo = (servers: Servers) => ({
  sendByNodemailer: (count: number) => sendByNodemailer(servers, count),
  sendByWebPush: (count: number) => sendByWebPush(servers, count),
})

/** Mails like ours, over as many connections. */
async function sendByNodemailer({ mailPort, words }: Servers, count: number): Promise<void> {
  const transport = createTransport({
    url: `smtp://127.0.0.1:${mailPort}`,
    pool: true,
    maxConnections: mailConnections,
  })
  const page = 'http://localhost:3000/unsubscribe?token=AZ4Y8MZbHnpRnTovb0HRwwGZ4Y8MZbHnpRnTovb0HRw'
  const letterhead = { ...plainLetterhead, appUrl: 'http://localhost:3000' }
  await inFlight(count, 2 * mailConnections, async n => {
    const unsubscribe = { oneClick: page, page, preferences: page }
    const lines = words.message.split('\n')
    const contents = {
      ...words,
      lines,
      action: { label: 'Book Appointment', url: page },
      unsubscribe,
      greeting: `Hi Guest${n},`,
    }
    await transport.sendMail({
      from: { name: 'Velora', address: 'hello@clinic.test' },
      to: { name: `Guest${n}`, address: `guest${n}@velora.test` },
      subject: words.subject,
      ...written(contents, letterhead),
      headers: { 'List-Unsubscribe': `<${page}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  })
  transport.close()
}

/** Pushes like ours, over as many connections. */
async function sendByWebPush({ pushHost, keys, words }: Servers, count: number): Promise<void> {
  const vapidDetails = {
    subject: 'mailto:hello@clinic.test',
    publicKey: vapidKeys.VAPID_PUBLIC_KEY,
    privateKey: vapidKeys.VAPID_PRIVATE_KEY,
  }
  const payload = JSON.stringify({ title: words.subject, message: words.message, url: '/', tag: 'campaign' })
  await inFlight(count, pushesAtOnce, async n => {
    const endpoint = `https://${pushHost}/alone-${n}`
    await webPush.sendNotification({ endpoint, keys }, payload, { vapidDetails, agent, TTL: 86_400 })
  })
}
