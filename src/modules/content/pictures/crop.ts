interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a picture to keep: as wide as a card, a square, or all of it. */
export interface Crop {
  readonly shape: Shape
  /** The position from the left and the top, relative to the available space: 0 to 1. */
  readonly x: number
  readonly y: number
}

export const shapes = ['wide', 'square', 'whole'] as const
export type Shape = (typeof shapes)[number]

const ratios: Readonly<Record<Shape, number | undefined>> = { wide: 16 / 9, square: 1, whole: undefined }

/** The largest part of the picture with this shape, in whole pixels. */
export function cropOf({ width, height }: Size, { shape, x, y }: Crop) {
  const ratio = ratios[shape] ?? width / height
  const cropped = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  }
  return {
    ...cropped,
    left: Math.round((width - cropped.width) * x),
    top: Math.round((height - cropped.height) * y),
  }
}
