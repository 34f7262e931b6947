import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { listenIn } from '../toasts-said.ts'
import { forgetAll, forgetWorker, rest } from './resting-page.ts'

interface Lent {
  readonly kind: string
  readonly context: BrowserContext
  /** Replaced if an example closed the first one. */
  page: Page
  /** Undoes scripts and routes that an example added to the context. */
  readonly undo: (() => PromiseLike<unknown>)[]
  /** Something that can't be undone was called. */
  worn: boolean
  /** How many examples have used it. */
  uses: number
}

/** Playwright remembers every request of a context until it is closed: 200 kB per example. */
const mostUses = 20

const lasting = ['grantPermissions', 'setExtraHTTPHeaders'] as const

/**
 * Browser contexts with one page each, reused between examples. They keep the process and its cached files, which is
 * two thirds of a first screen's cost, and nothing else.
 */
export class Contexts {
  readonly #browser: Browser
  readonly #traced: boolean
  readonly #idle: Lent[] = []
  #lent: Lent[] = []

  /** Traced contexts record everything until their example ends. */
  constructor(browser: Browser, { traced = false } = {}) {
    this.#browser = browser
    this.#traced = traced
  }

  /** A page in a context that looks unused. */
  async open(options: BrowserContextOptions): Promise<Page> {
    const { storageState, ...rest } = options
    const kind = JSON.stringify(rest)
    const index = this.#idle.findIndex(each => each.kind === kind)
    const [idle] = index === -1 ? [] : this.#idle.splice(index, 1)
    const lent = idle ?? (await this.#anew(kind, options))
    this.#lent.push(lent)
    lent.uses += 1
    if (idle) await store(idle.page, storageState)
    if (this.#traced) await lent.context.tracing.start({ screenshots: true, snapshots: true })
    return lent.page
  }

  /** The contexts in use. */
  get inUse(): readonly BrowserContext[] {
    return this.#lent.map(({ context }) => context)
  }

  /** Call it at the end of an example; `anew` discards all contexts. */
  async giveBack({ anew = false } = {}): Promise<void> {
    const lent = this.#lent
    this.#lent = []
    await Promise.all(lent.map(each => this.#giveBack(each, anew)))
  }

  async close(): Promise<void> {
    await this.giveBack({ anew: true })
    await this.#browser.close()
  }

  async #anew(kind: string, options: BrowserContextOptions): Promise<Lent> {
    const context = await this.#browser.newContext(options)
    await listenIn(context)
    const lent: Lent = { kind, context, page: await context.newPage(), undo: [], worn: false, uses: 0 }
    watch(lent, context)
    watch(lent, lent.page)
    context.on('page', page => watch(lent, page))
    return lent
  }

  async #giveBack(lent: Lent, anew: boolean): Promise<void> {
    if (this.#traced) await lent.context.tracing.stop()
    const kept = !anew && !isWorn(lent) && (await clean(lent).then(yes, no))
    if (kept) this.#idle.push(lent)
    else await lent.context.close()
  }
}

const yes = () => true
const no = () => false

/** A context without a page has lost its process. */
const isWorn = ({ worn, uses, context }: Lent) => worn || uses >= mostUses || context.pages().length === 0

async function clean(lent: Lent): Promise<void> {
  const { kind, context, undo } = lent
  const { viewport, baseURL = '', serviceWorkers } = JSON.parse(kind) as BrowserContextOptions
  const [page = lent.page, ...others] = [...context.pages()].sort(each => (each === lent.page ? -1 : 1))
  lent.page = page
  await Promise.all([
    ...others.map(each => each.close()),
    ...undo.splice(0).map(back => back()),
    viewport && page.viewportSize()?.width !== viewport.width && page.setViewportSize(viewport),
  ])
  await rest(page)
  if (serviceWorkers !== 'block') await forgetWorker(page, baseURL)
  await forgetAll(page, baseURL)
}

async function store(page: Page, state: BrowserContextOptions['storageState']): Promise<void> {
  if (typeof state !== 'object') return
  await page.context().addCookies(state.cookies)
  const pairs = state.origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate(pairs => {
    for (const { name, value } of pairs) localStorage.setItem(name, value)
  }, pairs)
}

type Call = (...given: unknown[]) => Promise<unknown>

const disposed = (_: Call, done: unknown) => (done as AsyncDisposable)[Symbol.asyncDispose]()
const isClosed = (place: BrowserContext | Page) => 'isClosed' in place && place.isClosed()

/** Records changes that would persist. */
function watch(lent: Lent, place: BrowserContext | Page): void {
  const calls = place as unknown as Record<string, Call>
  const backs: Record<string, (call: Call, done: unknown) => PromiseLike<unknown>> = {
    addInitScript: disposed,
    exposeBinding: disposed,
    exposeFunction: disposed,
    route: () => place.unrouteAll({ behavior: 'ignoreErrors' }),
    setOffline: call => call(false),
  }
  for (const name of [...Object.keys(backs), ...lasting]) {
    const call = calls[name]?.bind(place)
    if (!call) continue
    calls[name] = async (...given) => {
      const done = await call(...given)
      const back = backs[name]
      if (back) lent.undo.push(async () => void (isClosed(place) || (await back(call, done))))
      else lent.worn = true
      return done
    }
  }
}
