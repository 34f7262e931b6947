import { useEffect, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import type { InstallOffer } from './install-offer.ts'

type InstallOfferHolder = { installOffer?: InstallOffer | undefined }

export function InstallButton() {
  const [offer, setOffer] = useState(() => (globalThis as InstallOfferHolder).installOffer)
  useEffect(() => {
    const take = (event: Event) => setOffer(event as InstallOffer)
    addEventListener('beforeinstallprompt', take)
    return () => removeEventListener('beforeinstallprompt', take)
  }, [])
  if (!offer) return null
  // An offer can be used only once, whatever the user chooses.
  const install = () => {
    setOffer(undefined)
    Object.assign(globalThis, { installOffer: undefined })
    void offer.prompt()
  }
  return (
    <Button variant="quiet" icon={Download} onClick={install}>
      Install App
    </Button>
  )
}
