/** The label of a preview next to a form. */
export const previewLabel = 'As patients see it'
