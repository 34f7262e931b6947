import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { Modules } from '../app.ts'

/** A request of each status for a member of the demo. */
export async function addDemoRequests({ content, requests }: Modules, memberId: string): Promise<void> {
  const services = await content.listServices()
  const ask = (name: string, treatmentDate: string | undefined, notes: string) => {
    const serviceId = services.find(service => service.name === name)?.id ?? ''
    return requests.requestPoints(memberId, { serviceId, treatmentDate, notes })
  }
  const { timeZone } = await content.readClinic()
  const denied = await ask('HydraFacial', undefined, 'I think this visit is missing.')
  const daysBefore = (days: number) =>
    clinicDay(new Date(denied.requestDate.getTime() - days * 86_400_000), timeZone)
  const approved = await ask('Dermaplaning', daysBefore(21), 'With Dr. Ruiz, after lunch.')
  await ask('Lip Flip', daysBefore(2), 'My phone was empty, so I could not check in.')

  await requests.denyRequest({
    requestId: denied.id,
    adminNotes: 'You got your points for this visit at the desk already.',
    actor: 'demo',
  })
  await requests.approveRequest({
    requestId: approved.id,
    adminNotes: 'Thank you for telling us!',
    allowDuplicate: false,
    actor: 'demo',
  })
}
