/** The browser's offer to install the app, made once while the page loads and kept until somebody takes it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Keeps the offer where screens that load later find it: it may come long before them. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', offer => {
    offer.preventDefault()
    Object.assign(globalThis, { installOffer: offer })
  })
}
