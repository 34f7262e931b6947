import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import type { MemberActor } from './cast.ts'
import type { Browser } from './client.ts'

const allow = (browser: Browser) =>
  browser.post('/api/cookie-consent', {
    consent: { necessary: true, analytics: true, marketing: true, preferences: true },
    timestamp: '2026-11-21T18:00:00.000Z',
    visitorId: randomUUID(),
    url: '/',
    referrer: '',
  })

/** A member with data everywhere: points, a voucher, a treatment, news, staff views, failed attempts. */
export async function livelyMember(app: TestApp, firstName: string): Promise<MemberActor> {
  const member = await app.member(firstName)
  const desk = await app.staff()
  const [service] = await app.modules.content.listServices()
  const award = { userEmail: member.email, serviceId: service?.id, customPoints: 700 }
  await desk.post('/api/admin/award-points', award, { 'Idempotency-Key': `award-${firstName}` })
  const [goal] = await app.modules.loyalty.listGoals()
  await member.post(`/api/user/redeem-goal/${goal?.id}`, undefined, {
    'Idempotency-Key': `claim-${firstName}`,
  })
  await allow(member)
  await member.post('/api/visitor', { url: '/services', referrer: 'direct' })
  await member.post('/api/track', { event: 'booking link opened', data: {}, type: 'analytics' })
  await app.visitor().post('/api/auth/login', { email: member.email, password: 'wrong-password' })
  return member
}
