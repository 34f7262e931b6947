import { useState } from 'react'
import { DeskCodeShown } from './desk-code-shown.tsx'
import { keepPass, keptPass } from './desk-pass.ts'
import { StartDeskScreen } from './start-desk-screen.tsx'

/** The tablet at the desk: it shows a check-in code that changes, or is started to do so. */
export function DeskScreen() {
  const [pass, setPass] = useState(keptPass)
  const change = (next: string | undefined) => {
    keepPass(next)
    setPass(next)
  }
  if (pass) return <DeskCodeShown pass={pass} onEnd={() => change(undefined)} />
  return <StartDeskScreen onStarted={change} />
}
