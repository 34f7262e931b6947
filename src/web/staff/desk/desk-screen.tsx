import { useState } from 'react'
import { DeskCodeShown } from './desk-code-shown.tsx'
import { keepPass, keptPass } from './desk-pass.ts'
import { StartDeskScreen } from './start-desk-screen.tsx'

/** The tablet at the desk: shows a changing check-in code, or the screen to start it. */
export function DeskScreen() {
  const [pass, setPass] = useState(keptPass)
  const change = (next: string | undefined) => {
    keepPass(next)
    setPass(next)
  }
  if (pass) return <DeskCodeShown pass={pass} onEnd={() => change(undefined)} />
  return <StartDeskScreen onStarted={change} />
}
