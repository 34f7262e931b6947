// A process of its own for one picture: whoever started it kills it, whatever a decoder is busy with.
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { type ImageAnswer, type ImageRequest, longestSide } from './image-messages.ts'

/** The longest side of the bitmap that a drawing becomes, about. */
const drawnSide = 1024

sharp.concurrency(1)
sharp.cache(false)
// Requests go first, and where memory runs out, Linux ends this process and not the server.
setPriority(5)
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)

let picture: Sharp | undefined

// A service manager sends its signals to all processes; the server finishes what is under way, and this is part of it.
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
  // Of a bitmap this reads the header alone; a drawing has to be worked out for it.
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

/** 72 is a drawing's own size; sharp takes 1 to 100,000. */
function densityOf(scale: number): number {
  return Math.min(2_400, Math.max(1, 72 * scale))
}

function tell(answer: ImageAnswer): void {
  process.send?.(answer)
}
