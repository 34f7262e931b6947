export interface IssuedSignInLink {
  url: string
  expiresAt: string
}
