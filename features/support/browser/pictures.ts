import { join, relative } from 'node:path'
import { AfterStep } from '@cucumber/cucumber'
import type { World } from '../world.ts'

/** Screenshots of every screen after the last step and after a failed one; for a failure also the trace. */
AfterStep(async function (this: World, { result, pickle, pickleStep, testCaseStartedId }) {
  const { report } = this.reporting
  const failed = result.status === 'FAILED'
  if (!report || !(failed || pickleStep === pickle.steps.at(-1))) return
  await takePictures(this)
  if (failed) await keepTraces(this, report, `${wordsOf(pickle.name)}-${testCaseStartedId.slice(0, 8)}`)
})

const wordsOf = (name: string) => name.replaceAll(/\W+/g, '-')

async function takePictures(world: World): Promise<void> {
  for (const page of world.browsers().flatMap(context => context.pages())) {
    // A page that hangs must not prevent the other screenshots.
    const picture = await page.screenshot({ timeout: 10_000 }).catch(error => String(error))
    if (typeof picture === 'string') world.log(`${page.url()}: no picture. ${picture}`)
    else world.attach(picture, { mediaType: 'image/png', fileName: `${new URL(page.url()).pathname}.png` })
  }
}

async function keepTraces(world: World, report: string, name: string): Promise<void> {
  for (const [index, { tracing }] of world.browsers().entries()) {
    const path = join(report, 'traces', `${name}-${index + 1}.zip`)
    // Saves a chunk: the recording itself ends with the example.
    await tracing.stopChunk({ path })
    await tracing.startChunk()
    world.link(relative(report, path))
    world.log(`npx playwright show-trace ${relative(process.cwd(), path)}`)
  }
}
