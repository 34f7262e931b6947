export type ApiKeyState = (typeof ApiKeyState)[keyof typeof ApiKeyState]

export const ApiKeyState = {
  working: 'working',
  ended: 'ended',
  revoked: 'revoked',
} as const
