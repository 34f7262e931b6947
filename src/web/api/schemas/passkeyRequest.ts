import type { PasskeyRequestUserVerification } from './passkeyRequestUserVerification.ts'

export interface PasskeyRequest {
  challenge: string
  timeout: number
  rpId: string
  userVerification: PasskeyRequestUserVerification
}
