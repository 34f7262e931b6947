import Koa from 'koa'
import type { Logger } from 'pino'
import { Starting } from '../route/refusals.ts'
import { errorHandler } from './error-handler.ts'
import { securityHeaders } from './headers.ts'
import { health } from './health.ts'

/**
 * Answers until the product can: migrations take as long as they take, and whoever asks hears that the process lives.
 */
export function startingApp(options: { readonly secure: boolean; readonly log: Logger }): Koa {
  const app = new Koa()
  app.silent = true
  app.use(errorHandler(options.log))
  app.use(securityHeaders(options))
  app.use(health({ databaseReady: async () => false, draining: () => false }))
  app.use(() => {
    throw new Starting()
  })
  return app
}
