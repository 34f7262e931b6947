// A separate process for one picture, so that the server can kill it while a decoder is busy.
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { type ImageAnswer, type ImageRequest, longestSide } from './image-messages.ts'

/** The approximate longest side of the bitmap made from a vector drawing. */
const drawnSide = 1024

sharp.concurrency(1)
sharp.cache(false)
// Requests have priority, and if memory runs out, Linux should kill this process, not the server.
setPriority(5)
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)

let picture: Sharp | undefined

// A service manager signals all processes. The server finishes its running requests, and needs this process for them.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined)
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', async (request: ImageRequest) => {
  tell(await answerTo(request).catch((): ImageAnswer => ({ kind: 'unreadable' })))
})
tell({ kind: 'ready' })

function answerTo(request: ImageRequest): Promise<ImageAnswer> {
  return request.kind === 'open' ? open(request) : read(request)
}

async function open({
  sent,
  isDrawing,
  mostPixels,
}: Extract<ImageRequest, { kind: 'open' }>): Promise<ImageAnswer> {
  // For a bitmap this reads only the header; a vector drawing must be rendered.
  const { width, height } = (await sharp(sent, { limitInputPixels: false }).metadata()).autoOrient
  if (!width || !height) return { kind: 'unreadable' }
  const options: SharpOptions = { autoOrient: true, failOn: 'error', limitInputPixels: mostPixels }
  if (isDrawing) options.density = densityOf(drawnSide / Math.max(width, height))
  else if (Math.max(width, height) > longestSide || width * height > mostPixels) return { kind: 'too-large' }
  picture = sharp(sent, options)
  return { kind: 'size', width, height }
}

async function read({ extract, within }: Extract<ImageRequest, { kind: 'read' }>): Promise<ImageAnswer> {
  if (!picture) return { kind: 'unreadable' }
  const part = extract ? picture.clone().extract(extract) : picture.clone()
  const { data, info } = await part
    .resize({ width: within, height: within, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { kind: 'pixels', data, width: info.width, height: info.height, channels: info.channels }
}

/** 72 is a drawing's own size; sharp accepts 1 to 100,000. */
function densityOf(scale: number): number {
  return Math.min(2_400, Math.max(1, 72 * scale))
}

function tell(answer: ImageAnswer): void {
  process.send?.(answer)
}
