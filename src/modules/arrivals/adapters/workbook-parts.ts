import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser } from 'saxes'
import { UnreadableFile } from '../refusals.ts'
import type { FileBytes } from './file-bytes.ts'

/** Reads one file of the archive. Only elements and their text matter. */
export interface PartReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(text: string): void
  close(name: string): void
}

export const damagedWorkbook = () =>
  new UnreadableFile('This Excel file can’t be read. Please save it again as .xlsx, or as CSV.')

const mostUnpackedBytes = 1024 ** 3
/** Small, because a few bytes can unpack to a thousand times as many. */
const packedChunk = 16 * 1024
const xmlChunk = 64 * 1024
/** No cell of a patient list is this long. */
const longestText = 1024 * 1024

/**
 * Unpacks an Excel file in one pass and reads the parts that have a reader. Yields after each chunk, so the caller can
 * consume what was read. Refuses damaged files and those that unpack to over 1 GiB.
 */
export async function* readParts(
  bytes: FileBytes,
  readerOf: (path: string) => PartReader | undefined,
): AsyncGenerator<void> {
  const unzip = new Unzip()
  unzip.register(UnzipInflate)
  const open = new Set<string>()
  let unpacked = 0
  let failure: Error | undefined
  unzip.onfile = file => {
    const path = file.name.replace(/^\//, '')
    const reader = readerOf(path)
    const parse = reader && xmlParser(reader)
    open.add(path)
    file.ondata = (error, chunk, isLast) => {
      unpacked += chunk?.length ?? 0
      if (error || unpacked > mostUnpackedBytes) failure ??= damagedWorkbook()
      if (failure) return
      try {
        parse?.(chunk, isLast)
      } catch (broken) {
        failure = broken instanceof UnreadableFile ? broken : damagedWorkbook()
      }
      if (isLast) open.delete(path)
    }
    file.start()
  }
  for await (const chunk of bytes())
    for (let at = 0; at < chunk.length; at += packedChunk) {
      pushed(unzip, chunk.subarray(at, at + packedChunk), false)
      if (failure) throw failure
      yield
    }
  pushed(unzip, new Uint8Array(0), true)
  if (failure || open.size > 0) throw failure ?? damagedWorkbook()
  yield
}

function pushed(unzip: Unzip, chunk: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(chunk, isLast)
  } catch {
    throw damagedWorkbook()
  }
}

function xmlParser(reader: PartReader) {
  const decoder = new TextDecoder()
  const parser = new SaxesParser({ position: false, xmlns: false })
  let sinceTag = 0
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    reader.open(withoutPrefix(name), attributes)
  })
  parser.on('text', text => reader.text(text))
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    reader.close(withoutPrefix(name))
  })
  return (chunk: Uint8Array, isLast: boolean) => {
    for (let at = 0; at < chunk.length; at += xmlChunk) {
      const piece = chunk.subarray(at, at + xmlChunk)
      sinceTag += piece.length
      parser.write(decoder.decode(piece, { stream: true }))
      if (sinceTag > longestText) throw damagedWorkbook()
    }
    if (isLast) parser.close()
  }
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
