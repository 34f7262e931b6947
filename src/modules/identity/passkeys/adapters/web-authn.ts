import type { WebAuthn } from '../ports.ts'

const library = () => import('@simplewebauthn/server')

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/**
 * By @simplewebauthn/server, which is loaded by the first who has a passkey. Whoever signs must have been verified, by
 * finger, face or PIN: a passkey then is two factors at once. It throws for all that is wrong, and nobody is told what.
 */
export function webAuthnFor(appUrl: string): WebAuthn {
  const { origin, hostname: rpId } = new URL(appUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true }
  return {
    rpId,
    async verifyMade({ id, transports, ...response }, challenge) {
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        expectedChallenge: challenge,
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) return undefined
      const { credential } = registrationInfo
      const publicKey = Buffer.from(credential.publicKey).toString('base64url')
      return { credentialId: credential.id, publicKey, counter: credential.counter, transports }
    },
    async verifySigned({ id, ...response }, challenge, { credentialId, publicKey }) {
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge: challenge,
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        // What was counted is judged by whoever asks: a copy is stopped, and not only refused.
        credential: { id: credentialId, publicKey: bytesOf(publicKey), counter: 0 },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      return verified ? authenticationInfo?.newCounter : undefined
    },
  }
}
