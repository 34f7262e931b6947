/** The browser's install prompt, offered once during page load and kept until it's used. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Keeps the offer for screens that load later, as it may come long before them. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', offer => {
    offer.preventDefault()
    Object.assign(globalThis, { installOffer: offer })
  })
}
