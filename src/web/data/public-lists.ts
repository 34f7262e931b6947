/** Lists that everybody sees. The service worker keeps them, and answers from its copy at once. */
export const publicLists = [
  '/api/services',
  '/api/points-goals',
  '/api/locations',
  '/api/promotions',
  '/api/blog-posts',
]
