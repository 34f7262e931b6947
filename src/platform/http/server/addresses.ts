/** Whether a route answers there, and not a page of the app. */
export const isAnswered = (path: string) => path.startsWith('/api/') || path.startsWith('/r/')
