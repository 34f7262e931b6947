import { toCanvas } from 'qrcode'

/** Saves a text's QR code as a PNG, with a margin of two modules. */
export async function savePng(text: string, name: string, width: number): Promise<void> {
  const canvas = await toCanvas(text, { width, margin: 2, errorCorrectionLevel: 'M' })
  const picture = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('This browser can’t create the image.')
  const address = URL.createObjectURL(picture)
  Object.assign(document.createElement('a'), { href: address, download: `${fileName(name)}.png` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'qr-code'
