/** What stands beside a form that shows what it makes. */
export const previewLabel = 'As patients see it'
