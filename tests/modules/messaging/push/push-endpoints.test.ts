import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from '../../../../src/modules/messaging/push/push-endpoints.ts'

describe('the app sends pushes', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://push.clinic.test:8443/abc',
    'https://eu.push.clinic.test/abc',
  ])('to %s', endpoint => {
    expect(isPushEndpoint(endpoint, ['push.clinic.test:8443', '*.push.clinic.test'])).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://somebody:secret@fcm.googleapis.com/abc',
    'https://evilnotify.windows.com.evil.example/',
    'https://push.apple.com/abc',
    'https://xpush.apple.com/abc',
    'https://push.clinic.test/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
  ])('never to %s', endpoint => {
    expect(isPushEndpoint(endpoint, ['push.clinic.test:8443', '*.push.clinic.test'])).toBe(false)
  })
})
