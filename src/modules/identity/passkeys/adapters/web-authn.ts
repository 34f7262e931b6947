import type { WebAuthn } from '../ports.ts'

const library = () => import('@simplewebauthn/server')

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

/**
 * Uses @simplewebauthn/server, loaded with the first passkey. It requires user verification (finger, face or PIN), which makes
 * a passkey two factors. It throws for every problem; the response doesn't say which.
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
        // The caller checks the counter: a copied passkey is disabled, not only refused.
        credential: { id: credentialId, publicKey: bytesOf(publicKey), counter: 0 },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      return verified ? authenticationInfo?.newCounter : undefined
    },
  }
}
