import { type FilesSettings, openFiles } from '#platform/files/open-files.ts'
import { formats, type PictureFormat, widths } from '../picture-files.ts'
import type { PictureStore } from '../ports.ts'
import { PicturesUnavailable } from '../refusals.ts'

const nameOf = (width: number, format: PictureFormat) => `${width}.${format}`
const everyName = widths.flatMap(width => formats.map(format => nameOf(width, format)))

/** Beside the members' photos, and apart from them: these are for everybody. */
export function pictureStore(settings: FilesSettings): PictureStore {
  const files = openFiles(settings, {
    folder: 'pictures',
    prefix: 'pictures',
    unavailable: () => new PicturesUnavailable(),
  })
  return {
    keep: ({ id, files: made }) =>
      files.keep(
        id,
        made.map(({ width, format, bytes }) => [nameOf(width, format), bytes] as const),
      ),
    fetch: (id, width, format) => files.fetch(id, nameOf(width, format)),
    remove: id => files.remove(id, everyName),
  }
}
