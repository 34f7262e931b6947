const promotions = 'features/content/promotions.feature'
const blog = 'features/content/blog.feature'
const offers = 'tests/content/promotions.test.ts'
const posts = 'tests/content/blog-posts.test.ts'

export const rows = [
  { row: 'routes: /promotions', file: promotions, title: 'Something is offered' },
  { row: 'routes: /blog', file: blog, title: 'What can be read' },
  { row: 'calls: GET /api/promotions', file: promotions, title: 'On its last day' },
  { row: 'calls: GET /api/blog-posts', file: blog, title: 'Two posts' },
  {
    row: 'staff calls: GET /api/admin/promotions',
    file: offers,
    title: 'are made from what the form sends, for all when nothing else is said',
  },
  {
    row: 'staff calls: POST /api/admin/promotions',
    file: offers,
    title: 'are made from what the form sends, for all when nothing else is said',
  },
  {
    row: 'staff calls: DELETE /api/admin/promotions/{id}',
    file: offers,
    title: 'leave every list when they are deleted, and keep their row',
  },
  {
    row: 'staff calls: GET /api/blog-posts?includeUnpublished=true',
    file: posts,
    title: 'that are not published are told to staff only',
  },
  {
    row: 'staff calls: POST /api/admin/blog-posts',
    file: posts,
    title: 'are drafts until they are published, and then everybody’s, newest first',
  },
  {
    row: 'staff calls: PUT /api/admin/blog-posts/{id}',
    file: posts,
    title: 'change in the fields that are sent, and lose what is emptied',
  },
  {
    row: 'staff calls: POST /api/admin/blog-posts/{id}/publish',
    file: posts,
    title: 'keep the time of their first publication',
  },
  {
    row: 'staff calls: DELETE /api/admin/blog-posts/{id}',
    file: posts,
    title: 'are deleted for good, once',
  },
] as const
