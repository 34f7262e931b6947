import type { ArchiveParts } from '#platform/archive.ts'

export const contentArchive: ArchiveParts = {
  tables: [
    { name: 'brand', table: 'content.brand', about: 'The app’s name, color, card and logo.' },
    {
      name: 'brand-files',
      table: 'content.brand_file',
      about: 'The logo in each size.',
      picture: { column: 'bytes', path: ({ id, name }) => `brand/${id}/${name}` },
    },
    { name: 'categories', table: 'content.category', about: 'The menu’s categories, in order.' },
    { name: 'clinic-rules', table: 'content.house_rules', about: 'The clinic’s own policies.' },
    { name: 'locations', table: 'content.location', about: 'Where the clinic is.' },
    {
      name: 'pages',
      table: 'content.page_version',
      about: 'Every version of every text that was published.',
    },
    {
      name: 'pictures',
      table: 'content.picture',
      about: 'The pictures of the menu, posts and specials. The files are in `pictures/pictures`.',
    },
    { name: 'posts', table: 'content.post', about: 'The blog.' },
    { name: 'specials', table: 'content.promotion', about: 'Specials, including past ones.' },
    { name: 'services', table: 'content.service', about: 'The menu, including services no longer offered.' },
    { name: 'usual-locations', table: 'content.usual_place', about: 'Where a member usually goes.' },
    { name: 'menu-version', table: 'content.programme', about: 'The menu’s program version.' },
  ],
  staying: {},
}
