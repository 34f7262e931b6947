/** Whether a route answers there, and not a page of the app. */
export const isAnswered = (path: string) => path.startsWith('/api/') || path.startsWith('/r/')

/** Whether what stands there is loaded by pages and is none: a script, a style, a typeface, a drawing. */
export const isPartOfPage = (path: string) => /^\/(?:assets|fonts|icons|pictures)\//.test(path)
