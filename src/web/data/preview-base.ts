/**
 * Where this page stands while it shows a draft of the clinic's programme: all that it asks and leads to is below this
 * address, and nothing is known of who looks at it (D-204). Undefined everywhere else.
 */
export const previewBase = globalThis.document?.documentElement.dataset['preview']
