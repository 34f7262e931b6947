import { chromium, type Page } from 'playwright'
import { chromium as resolved } from '../chromium.ts'

/**
 * Counts the frames that came late while the list of patients is scrolled to its end, in a running clinic that
 * `npm run seed:large` filled: VELORA_URL and STAFF_CODE say which; beside it what the same browser does when nothing moves.
 */
const url = process.env['VELORA_URL'] ?? 'http://127.0.0.1:3000'
const code = process.env['STAFF_CODE'] ?? '24682468'
const seconds = Number(process.env['SECONDS'] ?? 120)
const lateMs = 50

const { executablePath, args, env } = await resolved()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
})
const context = await browser.newContext({
  baseURL: url,
  viewport: { width: 1280, height: 900 },
  serviceWorkers: 'block',
})
const opened = await context.request.post('/api/admin/verify', {
  headers: { 'Sec-Fetch-Site': 'same-origin' },
  data: { code },
})
if (opened.status() !== 200) throw new Error(`The staff area stays closed: ${opened.status()}`)
const page = await context.newPage()
await page.goto('/admin?panel=patients')
await page.getByRole('article').first().waitFor()

tell('standing still', await frames(page, 0, 10))
for (const [name, pixels] of [
  ['reading along (60 px a frame)', 60],
  ['flinging (1,500 px a frame)', 1_500],
  ['to the end (6,000 px a frame)', 6_000],
] as const)
  tell(name, await frames(page, pixels, pixels === 6_000 ? seconds : 15))
await browser.close()

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
          const articles = [...document.querySelectorAll('[role=feed] > article')]
          const last = articles.at(-1)
          const reached = Number(last?.getAttribute('aria-posinset'))
          const isOver = reached === Number(last?.getAttribute('aria-setsize'))
          if (now - began < ms && !isOver) requestAnimationFrame(frame)
          else
            done({
              count: gaps.length,
              late: gaps.filter(gap => gap > late).length,
              worst: Math.round(Math.max(...gaps)),
              reached,
              inDocument: articles.length,
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
