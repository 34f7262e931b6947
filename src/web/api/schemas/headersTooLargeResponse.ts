/**
 * The headers, including cookies, exceed 16 kB. The response has no body.
 */
export type HeadersTooLargeResponse = void
