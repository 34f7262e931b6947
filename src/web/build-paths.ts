import { fileURLToPath } from 'node:url'

export const web = fileURLToPath(new URL('.', import.meta.url))
export const dist = `${web}dist`
// Its name begins with a dot: it is for the server, which gives nothing away that is called so.
export const renderers = `${dist}/.server`
