import type { FiguresPorts, PatientLine } from './ports.ts'

const batch = 1000

export async function* exportPatients({ figures }: FiguresPorts): AsyncGenerator<readonly PatientLine[]> {
  let last: string | undefined
  do {
    const patients = await figures.patientsAfter(last, batch)
    if (patients.length > 0) yield patients
    last = patients.length === batch ? patients.at(-1)?.id : undefined
  } while (last)
}
