import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const everyMs = 250
const autofilled = 'input:autofill'

/**
 * Polls the form, because password managers and some phones fill it without an event. Also tells whether the browser
 * filled it completely: Chromium reveals the values only after the first tap.
 */
export function useSilentFill(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => void,
) {
  const [isFilled, setFilled] = useState(false)
  const look = useEffectEvent(() => {
    if (!form.current || document.hidden) return
    read(form.current)
    if (!CSS.supports(`selector(${autofilled})`)) return
    const inputs = form.current.querySelectorAll('input').length
    setFilled(form.current.querySelectorAll(autofilled).length === inputs)
  })
  useEffect(() => {
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [])
  return isFilled
}
