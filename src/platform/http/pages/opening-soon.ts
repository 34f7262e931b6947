import { join } from 'node:path'
import type Koa from 'koa'
import { isAnswered } from '../server/addresses.ts'
import { filledPage, withStyles } from './html-template.ts'

type Clinic = Readonly<Record<string, unknown>>

interface OpeningOptions {
  /** The folder of the built web app. */
  readonly folder: string
  /** The clinic's public settings, the same object until one of them changes. */
  readonly clinic: () => Promise<Clinic>
}

/** Whoever works there comes in before anybody else, and a link of a mail leads on. */
const openBefore = /^\/(?:admin|auth|forgot-password|reset-password|unsubscribe)(?:\/|$)/i

/** Until the clinic has published what it offers, a page that says so stands in the place of every screen for members. */
export function openingSoon({ folder, clinic }: OpeningOptions): Koa.Middleware {
  let made: { readonly of: Clinic; readonly page: string | undefined } | undefined
  return async (ctx, next) => {
    if (!isScreen(ctx) || openBefore.test(ctx.path)) return next()
    const now = await clinic()
    if (now['isPublished'] !== false) return next()
    if (made?.of !== now) {
      const built = filledPage(join(folder, 'opening.html'), now)
      made = { of: now, page: built && withStyles(built, folder) }
    }
    if (!made.page) return next()
    ctx.type = 'html'
    // Nothing keeps it for later: it is over all at once, on every phone.
    ctx.set('Cache-Control', 'no-store')
    ctx.body = made.page.replaceAll('%NONCE%', ctx.state['nonce'] as string)
  }
}

const isScreen = ({ method, path }: Koa.Context) =>
  (method === 'GET' || method === 'HEAD') &&
  !isAnswered(path) &&
  (path === '/index.html' || !/\.[a-z0-9]+$/i.test(path))
