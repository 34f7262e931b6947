/**
 * By a screen's path what it asks for as soon as it stands, for a member. Without the public lists, which a phone has
 * kept. Read by the build, which hands it to the server for its pages; each line is held to what the screen asks.
 */
export const prefetchByScreen: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/auth/user', '/api/notifications', '/api/checkin-codes', '/api/user/focus'],
  '/services': ['/api/auth/user'],
  '/checkin': ['/api/auth/user', '/api/checkin-codes'],
  '/rewards': [
    '/api/auth/user',
    '/api/user/goal-progress',
    '/api/user/vouchers',
    '/api/user/points?limit=11',
    '/api/checkin-codes',
  ],
  '/request-points': ['/api/auth/user', '/api/service-requests?limit=11'],
  '/profile': ['/api/auth/user', '/api/auth/other-devices'],
  '/diary': ['/api/auth/user', '/api/diary/bonuses', '/api/diary/treatments', '/api/diary?limit=31'],
  '/hipaa-intake': ['/api/auth/user', '/api/user/hipaa-intake'],
  '/onboarding': ['/api/auth/user'],
  '/promotions': ['/api/auth/user'],
  '/blog': ['/api/auth/user'],
  '/preferences': ['/api/auth/user', '/api/preferences'],
}
