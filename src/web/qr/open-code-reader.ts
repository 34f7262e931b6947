import type { CodeReader } from './code-reader.ts'
import { zxingReader } from './zxing-reader.ts'

interface Detector {
  detect(picture: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorConstructor {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own detector, or zxing in a worker, loaded on demand. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorConstructor }
  if (BarcodeDetector && (await readsQrCodes(BarcodeDetector))) return nativeReader(BarcodeDetector)
  return zxingReader()
}

async function readsQrCodes(detector: DetectorConstructor): Promise<boolean> {
  try {
    return (await detector.getSupportedFormats()).includes('qr_code')
  } catch {
    return false
  }
}

function nativeReader(Native: DetectorConstructor): CodeReader {
  const detector = new Native({ formats: ['qr_code'] })
  return {
    read: async picture => (await detector.detect(picture))[0]?.rawValue || undefined,
    close: () => undefined,
  }
}
