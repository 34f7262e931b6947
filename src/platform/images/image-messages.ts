/** In pixels. Decoders take minutes for a picture that is one pixel high and twelve million wide. */
export const longestSide = 16_384

export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a picture's process is asked: first to open it, then for its pixels. */
export type ImageRequest =
  | {
      readonly kind: 'open'
      readonly sent: Uint8Array
      readonly isDrawing: boolean
      readonly mostPixels: number
    }
  | {
      readonly kind: 'read'
      /** All of it when left out. */
      readonly extract?: Region | undefined
      /** The longest side of what comes back. */
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
  /** Upright. */
  | { readonly kind: 'size'; readonly width: number; readonly height: number }
  | ({ readonly kind: 'pixels' } & Pixels)
