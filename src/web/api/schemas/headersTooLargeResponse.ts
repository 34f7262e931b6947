/**
 * The headers, cookies among them, are more than 16 kB. There is no body.
 */
export type HeadersTooLargeResponse = void
