import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { ScanLine, Search } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { typedText } from '../../form/typed-text.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { FoundVoucher } from './found-voucher.tsx'
import { useShowScanned } from './use-show-scanned.ts'

const ScanVoucher = lazy(async () => ({ default: (await import('./scan-voucher.tsx')).ScanVoucher }))

/** Finds a voucher by its code, typed or scanned. A member card opens the member. */
export function FindVoucher() {
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [looks, setLooks] = useState(0)
  const [missing, setMissing] = useState(false)
  const [scanning, setScanning] = useState(false)
  const lookUp = (text: string) => {
    setMissing(!typedText(text))
    setCode(typedText(text))
    setLooks(looks + 1)
  }
  const showScanned = useShowScanned(voucher => {
    setTyped(voucher.slice(0, 40))
    lookUp(voucher.slice(0, 40))
  })
  // A scanner also types into fields, and not only vouchers.
  const submit = (form: HTMLFormElement) => {
    showScanned(typed)
    if (!typedText(typed)) focusFirstProblem(form)
  }
  const scanned = (text: string) => {
    setScanning(false)
    showScanned(text)
  }
  return (
    <Section title="Vouchers" padding="l">
      <form onSubmit={submits(submit)} noValidate>
        <Stack gap="s">
          <TextField
            label="Voucher code"
            hint="8 letters and numbers; spaces and capitals don’t matter"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setMissing(false)
            }}
            error={missing ? 'Please enter the voucher’s code' : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={300}
          />
          <Inline gap="s" wrap>
            <Button type="submit" icon={Search}>
              Look Up
            </Button>
            <Button variant="secondary" icon={ScanLine} onClick={() => setScanning(true)}>
              Scan
            </Button>
          </Inline>
        </Stack>
      </form>
      {/* Another desk may have redeemed it since. */}
      {code && <FoundVoucher key={looks} code={code} />}
      {scanning && (
        <Suspense>
          <ScanVoucher onFound={scanned} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </Section>
  )
}

const submits = (submit: (form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  submit(event.currentTarget)
}
