export type ReadPhotoSize = (typeof ReadPhotoSize)[keyof typeof ReadPhotoSize]

export const ReadPhotoSize = {
  full: 'full',
  thumbnail: 'thumbnail',
} as const
