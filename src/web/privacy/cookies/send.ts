import type { ChooseCookiesBody, TrackEventBody } from '#api/schemas/index.ts'
import { logFailure } from '../../data/log-failure.ts'

type Calls = {
  '/api/cookie-consent': ChooseCookiesBody
  '/api/track': TrackEventBody
}

/**
 * Sends what nobody waits for; a failure is only logged. The generated calls are not used here because they come with
 * React Query, and the landing page starts without it.
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
