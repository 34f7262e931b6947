import type { ReadPhotoSize } from './readPhotoSize.ts'

export type ReadPhotoParams = {
  size?: ReadPhotoSize
}
