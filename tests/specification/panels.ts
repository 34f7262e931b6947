const specials = 'features/content/monthly-specials.feature'
const blog = 'features/content/blog-management.feature'
const specialStories = 'src/web/staff/specials/specials-panel.stories.tsx'
const blogStories = 'src/web/staff/blog/blog-panel.stories.tsx'
const offers = 'tests/content/promotions.test.ts'
const posts = 'tests/content/blog-posts.test.ts'

export const rows = [
  { row: 'panels: Monthly Specials & Promotions', file: specials, title: 'Created beside its preview' },
  { row: 'panels: Blog Management', file: blog, title: 'Written and published' },
  { row: 'staff validation: Monthly special', file: specials, title: 'Something is missing' },
  { row: 'staff validation: Blog post', file: blog, title: 'Without a text' },
  { row: 'staff errors: Error', file: specials, title: 'More than everything off' },
  { row: 'staff errors: Error', file: blogStories, title: 'NotSaved' },
  { row: 'staff errors: Unable to load promotions', file: specials, title: "It can't be loaded" },
  { row: 'staff errors: Unable to load promotions', file: specialStories, title: 'NotLoggedIn' },
  { row: 'staff errors: Publishing Failed', file: blogStories, title: 'PublishingFailed' },
  { row: 'staff errors: Deletion Failed', file: blogStories, title: 'DeletionFailed' },
  { row: 'staff toasts: Monthly Special Created!', file: specials, title: 'Created beside its preview' },
  { row: 'staff toasts: Promotion Deleted', file: specials, title: 'Deleted' },
  { row: 'staff toasts: Post Created!', file: blog, title: 'Written and published' },
  { row: 'staff toasts: Post Updated!', file: blog, title: 'Archived' },
  { row: 'staff toasts: Post Published!', file: blog, title: 'Written and published' },
  { row: 'staff toasts: Post Deleted', file: blog, title: 'Deleted, after a question' },
  { row: 'staff calls: GET /api/admin/promotions', file: specials, title: 'Deleted' },
  { row: 'staff calls: POST /api/admin/promotions', file: specials, title: 'Created beside its preview' },
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
  { row: 'staff calls: POST /api/admin/blog-posts', file: blog, title: 'Written and published' },
  { row: 'staff calls: PUT /api/admin/blog-posts/{id}', file: blog, title: 'Archived' },
  { row: 'staff calls: POST /api/admin/blog-posts/{id}/publish', file: blog, title: 'Written and published' },
  { row: 'staff calls: DELETE /api/admin/blog-posts/{id}', file: blog, title: 'Deleted, after a question' },
] as const
