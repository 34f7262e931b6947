/** In pixels. Decoders take minutes for a picture that is one pixel high and twelve million wide. */
export const longestSide = 16_384

export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Requests to a picture's process: first to open it, then for its pixels. */
export type ImageRequest =
  | {
      readonly kind: 'open'
      readonly sent: Uint8Array
      readonly isDrawing: boolean
      readonly mostPixels: number
    }
  | {
      readonly kind: 'read'
      /** The whole picture by default. */
      readonly extract?: Region | undefined
      /** The longest side of the result. */
      readonly within: number
    }

export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

export type ImageAnswer =
  | { readonly kind: 'ready' | 'unreadable' | 'too-large' }
  /** After turning the picture upright. */
  | { readonly kind: 'size'; readonly width: number; readonly height: number }
  | ({ readonly kind: 'pixels' } & Pixels)
