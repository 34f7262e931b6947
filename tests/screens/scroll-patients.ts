import { execFileSync } from 'node:child_process'
import { chromium, type Page } from 'playwright'
import { chromium as resolved } from '../chromium.ts'
import { openLargeClinic, staffCode } from '../load/large-clinic.ts'
import { startVelora } from '../support/process.ts'

/**
 * Counts the frames that came late while the list of 100,000 patients is scrolled, beside what the same browser does with
 * the same rows as a bare document, without a list that makes them, and when nothing moves.
 */
const lateMs = 25

execFileSync(process.execPath, ['src/web/build.ts'], { stdio: 'inherit' })
const clinic = await openLargeClinic()
const velora = await startVelora(clinic.env)
const { executablePath, args, env } = await resolved()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
})
try {
  const page = await openedPatients(velora.url)
  tell('standing still', await frames(page, 0, 10))
  for (const [name, pixels] of [
    ['reading along (60 px a frame)', 60],
    ['flinging (300 px a frame)', 300],
    ['the scroll bar dragged (1,500)', 1_500],
  ] as const) {
    tell(name, await frames(page, pixels, 15))
    tell('  the same, a bare document', await frames(await bareCopy(page, pixels * 60 * 15), pixels, 15))
  }
  tell('to the end (6,000 px a frame)', await frames(page, 6_000, 120))
} finally {
  await browser.close()
  await velora.end('SIGTERM')
  await clinic.close()
}

async function openedPatients(baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  const opened = await context.request.post('/api/admin/verify', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { code: staffCode },
  })
  if (opened.status() !== 200) throw new Error(`The staff area stays closed: ${opened.status()}`)
  const page = await context.newPage()
  await page.goto('/admin?panel=patients')
  await page.getByRole('rowheader').first().waitFor()
  return page
}

/** A document of nothing but the cards that are on the screen, again and again, as high as the way to be scrolled. */
async function bareCopy(page: Page, height: number): Promise<Page> {
  const { head, rows } = await page.evaluate(() => ({
    head: [...document.querySelectorAll('link[rel=stylesheet], style')].map(each => each.outerHTML).join(''),
    rows: [...document.querySelectorAll('[role=rowgroup] > [role=row]')].map(each => each.outerHTML),
  }))
  const copy = await page.context().newPage()
  await copy.route('**/bare', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html><head>${head}</head><body></body>`,
    }),
  )
  await copy.goto('/bare')
  await copy.evaluate(
    ([from, until]) => {
      const list = document.createElement('div')
      list.setAttribute('role', 'grid')
      document.body.append(list)
      for (let at = 0; at * 40 < until; at++) {
        const row = document.createElement('div')
        row.innerHTML = from[at % from.length] ?? ''
        row.style.cssText =
          'content-visibility: auto; contain-intrinsic-height: 40px; position: relative; height: 40px'
        list.append(row)
      }
    },
    [rows, height] as const,
  )
  return copy
}

interface Frames {
  readonly count: number
  readonly late: number
  readonly worst: number
  readonly reached: number
  readonly inDocument: number
}

/** Scrolls that far in each frame until the end of what there is, or until the time is over. */
async function frames(onPage: Page, pixels: number, forSeconds: number): Promise<Frames> {
  return onPage.evaluate(
    ([step, ms, late]) =>
      new Promise<Frames>(done => {
        const began = performance.now()
        const gaps: number[] = []
        let before = began
        const frame = (now: number) => {
          gaps.push(now - before)
          before = now
          window.scrollBy({ top: step, behavior: 'instant' })
          const rows = [...document.querySelectorAll('[role=rowgroup] > [role=row]')]
          // The head is the first row.
          const reached = Number(rows.at(-1)?.getAttribute('aria-rowindex')) - 1
          const count = Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) - 1
          const isOver = reached > 0 && reached === count
          if (now - began < ms && !isOver) requestAnimationFrame(frame)
          else
            done({
              count: gaps.length,
              late: gaps.filter(gap => gap > late).length,
              worst: Math.round(Math.max(...gaps)),
              reached,
              inDocument: rows.length,
            })
        }
        requestAnimationFrame(frame)
      }),
    [pixels, forSeconds * 1000, lateMs] as const,
  )
}

function tell(name: string, { count, late, worst, reached, inDocument }: Frames): void {
  process.stdout.write(
    `${name.padEnd(32)} ${count} frames, ${late} over ${lateMs} ms, longest ${worst} ms; at patient ${reached}, ${inDocument} in the document\n`,
  )
}
