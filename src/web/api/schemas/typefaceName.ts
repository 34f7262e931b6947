export type TypefaceName = (typeof TypefaceName)[keyof typeof TypefaceName]

export const TypefaceName = {
  soft: 'soft',
  classic: 'classic',
  literary: 'literary',
  modern: 'modern',
  clear: 'clear',
} as const
