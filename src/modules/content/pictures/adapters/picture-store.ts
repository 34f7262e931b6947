import type { Cache } from '#platform/database/cache.ts'
import { type FilesOfRows, type FilesSettings, openFiles } from '#platform/files/open-files.ts'
import { formats, type PictureFormat, widths } from '../picture-files.ts'
import type { PictureStore } from '../ports.ts'
import { PicturesUnavailable, UnknownPicture } from '../refusals.ts'

const nameOf = (width: number, format: PictureFormat) => `${width}.${format}`
const everyName = widths.flatMap(width => formats.map(format => nameOf(width, format)))
const place = { folder: 'pictures', prefix: 'pictures', unavailable: () => new PicturesUnavailable() }

/** All pictures, for backups. */
export const pictureFiles: FilesOfRows = { place, ids: 'select id from content.picture', names: everyName }

/**
 * The memory cache's limit. A phone loads one size and format: 10 MB for a menu of 500 services. Pictures never change,
 * but proxies in front ask for them again.
 */
const kept = { most: 24_000_000, of: (bytes: Uint8Array) => bytes.length }

/** Stored next to the members' photos, but separately, because these are public. */
export function pictureStore(settings: FilesSettings, cache: Cache): PictureStore {
  const files = openFiles(settings, place)
  const pictures = cache.readThrough(
    'picture',
    async key => {
      const [id = '', name = ''] = key.split(' ')
      const bytes = await files.fetch(id, name)
      // Throw instead of returning undefined: a missing picture mustn't be cached, because it may exist later.
      if (!bytes) throw new UnknownPicture()
      return bytes
    },
    { weight: kept, maxAgeMs: 86_400_000 },
  )
  return {
    keep: ({ id, files: made }) =>
      files.keep(
        id,
        made.map(({ width, format, bytes }) => [nameOf(width, format), bytes] as const),
      ),
    fetch: (id, width, format) => pictures.get(`${id} ${nameOf(width, format)}`),
    async remove(id) {
      await files.remove(id, everyName)
      for (const name of everyName) cache.invalidate('picture', `${id} ${name}`)
    },
  }
}
