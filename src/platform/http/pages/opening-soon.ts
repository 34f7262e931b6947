import { join } from 'node:path'
import type Koa from 'koa'
import { memoLast } from '#platform/kernel/memo-last.ts'
import { isAnswered } from '../server/addresses.ts'
import { type ClinicAsShown, type ClinicNow, filledPage, withStyles } from './html-template.ts'

interface OpeningOptions {
  /** The folder of the built web app. */
  readonly folder: string
  readonly clinic: ClinicNow
}

/** Whoever works there comes in before anybody else, and a link of a mail leads on. */
const openBefore = /^\/(?:admin|auth|forgot-password|reset-password|unsubscribe)(?:\/|$)/i

/** Until the clinic has published what it offers, a page that says so stands in the place of every screen for members. */
export function openingSoon({ folder, clinic }: OpeningOptions): Koa.Middleware {
  const filled = memoLast((clinicNow: ClinicAsShown) => {
    const built = filledPage(join(folder, 'opening.html'), clinicNow)
    return built && withStyles(built, folder)
  })
  return async (ctx, next) => {
    if (!isScreen(ctx) || openBefore.test(ctx.path)) return next()
    const clinicNow = await clinic()
    const page = clinicNow['isPublished'] === false && filled(clinicNow)
    if (!page) return next()
    ctx.type = 'html'
    // Nobody keeps it for later: it is over on every phone at once.
    ctx.set('Cache-Control', 'no-store')
    ctx.body = page.replaceAll('%NONCE%', ctx.state['nonce'] as string)
  }
}

const isScreen = ({ method, path }: Koa.Context) =>
  (method === 'GET' || method === 'HEAD') &&
  !isAnswered(path) &&
  (path === '/index.html' || !/\.[a-z0-9]+$/i.test(path))
