import { join, relative } from 'node:path'
import { AfterStep, type ITestCaseHookParameter } from '@cucumber/cucumber'
import type { World } from './world.ts'

/** What `npm run feature` wants of a run besides its outcome. */
export interface Reporting {
  /** The folder of the report; without one nothing is pictured. */
  readonly report?: string
  /** Whether somebody looks on. */
  readonly shown?: boolean
}

/** Everybody's screen as it was when the step failed. */
AfterStep(async function (this: World, { result }) {
  if (result.status === 'FAILED') await takePictures(this)
})

/** At the end of an example: its last screens, and what happened in each browser when it failed. */
export async function reportExample(
  world: World,
  { result, pickle, testCaseStartedId }: ITestCaseHookParameter,
): Promise<void> {
  const { report } = world.reporting
  if (!report) return
  await takePictures(world)
  const name = `${pickle.name.replaceAll(/\W+/g, '-')}-${testCaseStartedId.slice(0, 8)}`
  const failed = result?.status === 'FAILED'
  for (const [index, { tracing }] of world.browsers().entries()) {
    const path = join(report, 'traces', `${name}-${index + 1}.zip`)
    await tracing.stop(failed ? { path } : {})
    if (!failed) continue
    world.link(relative(report, path))
    world.log(`npx playwright show-trace ${relative(process.cwd(), path)}`)
  }
}

async function takePictures(world: World): Promise<void> {
  if (!world.reporting.report || world.isPictured) return
  world.isPictured = true
  for (const page of world.browsers().flatMap(context => context.pages())) {
    // A page that hangs is no reason to lose the other pictures.
    const picture = await page.screenshot({ timeout: 10_000 }).catch(error => String(error))
    if (typeof picture === 'string') world.log(`${page.url()}: no picture. ${picture}`)
    else world.attach(picture, { mediaType: 'image/png', fileName: `${new URL(page.url()).pathname}.png` })
  }
}
