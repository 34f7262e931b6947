import type { Modules } from '../app.ts'

/** What a member of the demo agreed to, and a message over each channel, so that the outbox shows what they look like. */
export async function addDemoCampaigns({ messaging }: Modules, memberId: string): Promise<void> {
  for (const channel of ['email', 'push', 'sms'] as const) {
    await messaging.choosePreference(memberId, { channel, given: true, number: '+13105550142' })
  }
  const audience = { kind: 'ALL', tier: null, leastPoints: null, mostPoints: null } as const
  const forAll = {
    audience,
    imageUrl: null,
    sendToAll: false,
    scheduledFor: null,
    type: 'PROMOTION',
  } as const
  await messaging.startCampaign(
    {
      ...forAll,
      kind: 'email',
      title: 'A quiet Tuesday for you',
      message:
        'Our rooms are calm on Tuesdays.\nCome by after work and stay a little longer: tea is on us.\nHow to find us: https://clinic.example/rooms',
    },
    'Ines Moreau',
  )
  await messaging.startCampaign(
    {
      ...forAll,
      kind: 'sms',
      title: await messaging.clinicName(),
      message: 'Velora: two rooms are free this Friday afternoon. Call us and we will keep one for you.',
    },
    'Ines Moreau',
  )
  await messaging.startCampaign(
    {
      ...forAll,
      kind: 'notification',
      title: 'Double points week',
      message: 'Every visit until Sunday counts twice. We look forward to you!',
    },
    'Ines Moreau',
  )
}
