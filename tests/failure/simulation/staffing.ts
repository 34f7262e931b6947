import type { Clinic, Visitor } from './clinic.ts'
import { Divergence } from './trace.ts'

/** Somebody is hired, works, and is let go: the grant opens with the code and ends with the person. */
export async function hireAndLetGo(clinic: Clinic, step: number): Promise<void> {
  const desk = await clinic.desk()
  const name = `Temp ${step}`
  const added = await clinic.ask(desk, {
    method: 'POST',
    path: '/api/admin/staff',
    body: { name, role: 'front desk' },
    headers: { 'idempotency-key': `staff-${step}` },
  })
  const { person, code } = added?.json<{ person: { id: string }; code: string }>() ?? {}
  const temp: Visitor = { cookies: new Map() }
  const verify = (by: Visitor, typed: string | undefined) =>
    clinic.ask(by, { method: 'POST', path: '/api/admin/verify', body: { code: typed } })
  const mayWork = () => clinic.ask(temp, { method: 'GET', path: '/api/admin/awards' })
  const mayHire = () => clinic.ask(temp, { method: 'GET', path: '/api/admin/staff' })
  const letGo = () =>
    clinic.ask(desk, {
      method: 'PUT',
      path: `/api/admin/staff/${person?.id}`,
      body: { name, role: 'front desk', isActive: false },
    })
  const steps = [
    ['a right code', () => verify(temp, code), 200],
    ['work at the desk', mayWork, 200],
    ['hiring by the desk', mayHire, 'not-allowed'],
    ['being let go', letGo, 200],
    ['work after that', mayWork, 'not-signed-in'],
    ['the code after that', () => verify({ cookies: new Map() }, code), 'wrong-staff-code'],
  ] as const
  for (const [words, act, expected] of steps) {
    const answer = await act()
    const said = answer?.code ?? answer?.status
    if (said !== expected)
      throw new Divergence(step, [`${words} of ${name}: expected ${expected}, got ${said}`], [])
  }
}
