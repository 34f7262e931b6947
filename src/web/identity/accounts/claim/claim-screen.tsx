import { useEffect, useState } from 'react'
import type { SignedInByCode } from '#api/schemas/index.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { useSignedInUser } from '../../../member/use-signed-in-user.ts'
import { PasswordTitle } from '../password-reset/password-title.tsx'
import { Enter } from '../sign-in/enter.tsx'
import { AskForCode } from './ask-for-code.tsx'
import { asksMore } from './card-code.ts'
import { CardForm } from './card-form.tsx'
import { ClaimByLink } from './claim-by-link.tsx'
import { DeskCodeForm } from './desk-code-form.tsx'
import { SentCodeForm } from './sent-code-form.tsx'
import { carriedContact } from './typed-contact.ts'

type ClaimScreenProps = { readCode: () => string | undefined; onClaimed: () => void }

/** Signs in by a code: sent to a contact, shown at the front desk, or printed on a card. */
export function ClaimScreen({ readCode, onClaimed }: ClaimScreenProps) {
  const { user, isLoading } = useSignedInUser()
  const [scanned, setScanned] = useState(readCode)
  const [contact, setContact] = useState(carriedContact)
  const [step, setStep] = useState<'ask' | 'sent' | 'desk'>('ask')
  const [arrival, setArrival] = useState<SignedInByCode>()
  // Opening a link on this same page only changes its '#' part, without loading anything.
  useEffect(() => {
    const reread = () => setScanned(readCode())
    addEventListener('hashchange', reread)
    return () => removeEventListener('hashchange', reread)
  }, [readCode])
  const leave = () => {
    onClaimed()
    setScanned(undefined)
  }
  const arrive = (arrived: SignedInByCode) => {
    leave()
    setArrival(arrived)
  }
  if (user && !scanned)
    return <Enter user={user} returnTo={arrival?.isFirstTime ? '/onboarding' : undefined} />
  const ask = () => setStep('ask')
  return (
    <Page bar form header={<PasswordTitle title="Your Sign-in Code" />}>
      <Card padding="l">
        {scanned && asksMore(scanned) ? (
          <CardForm key={scanned} code={scanned} user={user} onArrive={arrive} onLeave={leave} />
        ) : scanned ? (
          <ClaimByLink code={scanned} user={user} waits={isLoading} onArrive={arrive} onLeave={leave} />
        ) : step === 'sent' ? (
          <SentCodeForm contact={contact} onArrive={arrive} onBack={ask} />
        ) : step === 'desk' ? (
          <DeskCodeForm onArrive={arrive} onCard={setScanned} onBack={ask} />
        ) : (
          <AskForCode
            contact={contact}
            onSent={to => {
              setContact(to)
              setStep('sent')
            }}
            onDeskCode={() => setStep('desk')}
          />
        )}
      </Card>
    </Page>
  )
}
