export { controlsOfPart } from './arg-types.ts'
export { ThemedContainer as container } from './container.tsx'
export { DocsPage as page } from './page.tsx'
