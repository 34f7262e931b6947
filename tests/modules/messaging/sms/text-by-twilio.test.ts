import { expect, it, onTestFinished } from 'vitest'
import { textByTwilio } from '../../../../src/modules/messaging/sms/adapters/text-by-twilio.ts'
import { startTwilioPeer } from '../../../support/twilio-peer.ts'

it('Twilio’s silence is said without the number of a timeout', async () => {
  const twilio = await startTwilioPeer('AC1')
  onTestFinished(() => twilio.stop())
  twilio.otherwise = 'never'
  const account = { accountSid: 'AC1', authToken: 'a-token', from: '+13105550100', apiUrl: twilio.url }
  const text = { to: '+13105550142', body: 'Come by.' }
  const attempt = await textByTwilio(account, 'http://localhost', 50).send(text as never, async () => {})
  expect(attempt).toEqual({ result: 'unknown', reason: 'The operation was aborted due to timeout' })
})
