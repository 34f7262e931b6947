/** Stores only a token's hash. */
export interface PreviewLinks {
  add(token: string, link: { readonly by: string; readonly expiresAt: Date }): Promise<void>
  isOpen(token: string, at: Date): Promise<boolean>
}

export interface PreviewsPorts {
  readonly links: PreviewLinks
  /** The app's public address. */
  readonly appUrl: string
  readonly now: () => Date
}
