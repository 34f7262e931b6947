import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium as resolved } from '../chromium.ts'
import { openDemoClinic } from '../support/demo-clinic.ts'

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/services', '/blog', '/promotions']
const categories = ['performance', 'accessibility', 'best-practices'] as const
const figures = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'first-contentful-paint',
] as const
const runs = 3

/** Lighthouse's mobile profile on the screens that a visitor lands on, the median of three (design: performance). */
const clinic = await openDemoClinic()
const { executablePath, args } = await resolved()
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: [...args, '--headless=new'],
  logLevel: 'silent',
})
let short = false
for (const path of paths) {
  const reports: Awaited<ReturnType<typeof reportOf>>[] = []
  for (let run = 0; run < runs; run++) reports.push(await reportOf(`${clinic.app.url}${path}`))
  const scores = categories.map(
    name => [name, Math.round(median(reports.map(r => r.categories[name]?.score ?? 0)) * 100)] as const,
  )
  const measured = figures.map(
    name => `${name} ${median(reports.map(r => r.audits[name]?.numericValue ?? 0)).toFixed(2)}`,
  )
  short ||= scores.some(([name, score]) => score < (name === 'performance' ? 95 : 100))
  process.stdout.write(
    `${path.padEnd(14)} ${scores.map(([name, score]) => `${name} ${score}`).join('  ')}  (${measured.join(', ')})\n`,
  )
  for (const missed of missedIn(reports[0])) process.stdout.write(`  missed: ${missed}\n`)
}
await chrome.kill()
await clinic.stop()
process.exit(short ? 1 : 0)

async function reportOf(url: string) {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    logLevel: 'silent',
  })
  if (!result) throw new Error(`Lighthouse gave no report of ${url}.`)
  return result.lhr
}

function missedIn(report: Awaited<ReturnType<typeof reportOf>> | undefined): string[] {
  const counted = (['accessibility', 'best-practices'] as const).flatMap(
    name => report?.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  )
  return counted
    .map(({ id }) => report?.audits[id])
    .filter(audit => audit && audit.score !== null && audit.score !== undefined && audit.score < 1)
    .map(audit => `${audit?.id}: ${audit?.title}`)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
