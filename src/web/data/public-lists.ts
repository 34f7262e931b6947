/** Lists that everyone sees. The service worker caches them and responds from its cache. */
export const publicLists = [
  '/api/services',
  '/api/points-goals',
  '/api/locations',
  '/api/promotions',
  '/api/blog-posts',
]
