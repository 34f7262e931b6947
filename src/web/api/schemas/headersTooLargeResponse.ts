/**
 * The headers, including cookies, exceed 16 kB. There is no body.
 */
export type HeadersTooLargeResponse = void
