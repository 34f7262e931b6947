import type { TestApp } from './app.ts'

/** Gives points through a plain treatment: the first service, counted again each time. */
export async function givePoints(app: TestApp, firstName: string, points: number): Promise<void> {
  const { email } = await app.member(firstName)
  await app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app)), email, customPoints: points })
}

export async function treatmentOf({ modules }: TestApp, name = 'Dermaplaning') {
  const service = (await modules.content.listServices()).find(candidate => candidate.name === name)
  if (!service) throw new Error(`There is no ${name}.`)
  return {
    email: 'mia@velora.test',
    serviceId: service.id,
    customPoints: undefined as number | undefined,
    locationId: undefined as string | undefined,
    allowDuplicate: true,
    actor: 'staff:test',
  }
}
