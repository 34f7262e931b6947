import { join } from 'node:path'
import type Koa from 'koa'
import { memoLast } from '#platform/kernel/memo-last.ts'
import { isAnswered } from '../server/addresses.ts'
import { type ClinicAsShown, type ClinicNow, filledPage, screensIn, withStyles } from './html-template.ts'
import { type TextPagesOptions, textPageAt } from './text-pages.ts'

interface OpeningOptions {
  /** The folder of the built web app. */
  readonly folder: string
  readonly clinic: ClinicNow
  readonly textPage: TextPagesOptions['textPage']
}

/** Whoever works there comes in before anybody else, and a link of a mail leads on. */
const openBefore = /^\/(?:admin|auth|forgot-password|reset-password|unsubscribe)(?:\/|$)/i

/**
 * Until the clinic has published what it offers, every screen for members is a page that says so. An unknown address is 404 all the
 * same: whoever probes for `/metrics` must not be told that it is there.
 */
export function openingSoon({ folder, clinic, textPage }: OpeningOptions): Koa.Middleware {
  const filled = memoLast((clinicNow: ClinicAsShown) => {
    const built = filledPage(join(folder, 'opening.html'), clinicNow)
    return built && withStyles(built, folder)
  })
  const isScreen = screensIn(folder)
  return async (ctx, next) => {
    if (!isPage(ctx) || openBefore.test(ctx.path)) return next()
    const isKnown = isScreen(ctx.path) || (await textPageAt(ctx.path, textPage)) !== undefined
    if (!isKnown && !ctx.get('Accept').includes('text/html')) return next()
    const clinicNow = await clinic()
    const page = clinicNow['isPublished'] === false && filled(clinicNow)
    if (!page) return next()
    ctx.status = isKnown ? 200 : 404
    ctx.type = 'html'
    // Nobody keeps it for later: it is over on every phone at once.
    ctx.set('Cache-Control', 'no-store')
    ctx.body = page.replaceAll('%NONCE%', ctx.state['nonce'] as string)
  }
}

const isPage = ({ method, path }: Koa.Context) =>
  (method === 'GET' || method === 'HEAD') &&
  !isAnswered(path) &&
  (path === '/index.html' || !/\.[a-z0-9]+$/i.test(path))
