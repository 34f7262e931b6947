export interface ProfilePhotos {
  /** Replaces the previous one; false if there is no such member. */
  keep(
    memberId: string,
    photo: { readonly version: string; readonly picture: Uint8Array; readonly setAt: Date },
  ): Promise<boolean>
  find(
    memberId: string,
  ): Promise<{ readonly version: string; readonly picture: Uint8Array; readonly setAt: Date } | undefined>
  remove(memberId: string): Promise<void>
}

export interface ProfilePhotosPorts {
  readonly profilePhotos: ProfilePhotos
  /** Detects the type from the content and creates a small square. Refuses with `NoProfilePhoto`. */
  readonly processPhoto: (sent: Uint8Array) => Promise<Uint8Array>
  readonly now: () => Date
}
