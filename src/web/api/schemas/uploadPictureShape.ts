export type UploadPictureShape = (typeof UploadPictureShape)[keyof typeof UploadPictureShape]

export const UploadPictureShape = {
  wide: 'wide',
  square: 'square',
  whole: 'whole',
} as const
