import type { ChooseCookiesBody, TrackEventBody } from '#api/schemas/index.ts'
import { logFailure } from '../../data/log-failure.ts'

type Calls = {
  '/api/cookie-consent': ChooseCookiesBody
  '/api/track': TrackEventBody
}

/**
 * Sends data without waiting; a failure is only logged. Doesn't use the generated calls, because they import React
 * Query, and the landing page starts without it.
 */
export async function send<Path extends keyof Calls>(path: Path, body: Calls[Path]): Promise<boolean> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    // Browsers keep a request open until its body is read.
    await answer.text()
    if (!answer.ok) throw new Error(String(answer.status))
    return true
  } catch (error) {
    logFailure(path, error)
    return false
  }
}
