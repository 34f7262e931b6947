import { fileURLToPath } from 'node:url'

export const web = fileURLToPath(new URL('.', import.meta.url))
export const dist = `${web}dist`
// Its name starts with a dot, because the server never serves such files.
export const renderers = `${dist}/.server`
