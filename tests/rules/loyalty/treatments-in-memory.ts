import type { TreatmentRecords, UndoneTreatment } from '../../../src/modules/loyalty/treatments/ports.ts'

/** `lastEntryOf`: the number of the member's newest entry in the ledger. */
export function treatmentsInMemory(lastEntryOf: (memberId: string) => number) {
  const kept: UndoneTreatment[] = []
  const awarded = (since: Date) => kept.filter(({ kind, at }) => kind === 'treatment' && at >= since)
  const treatments: TreatmentRecords = {
    async record(treatment) {
      const isSame = (other: UndoneTreatment) =>
        other.memberId === treatment.memberId &&
        other.serviceId === treatment.serviceId &&
        other.clinicDay === treatment.clinicDay
      if (!treatment.allowDuplicate && kept.some(other => !other.undoneAt && isSame(other))) return false
      const entryNumber = treatment.points > 0 ? lastEntryOf(treatment.memberId) : null
      kept.push({ ...treatment, entryNumber, undoneAt: null })
      return true
    },
    standing: async memberId =>
      kept
        .filter(treatment => treatment.memberId === memberId && !treatment.undoneAt)
        .map(({ serviceId, clinicDay, serviceName }) => ({
          serviceId,
          treatmentDate: clinicDay,
          serviceName,
        })),
    holds: async (memberId, { serviceId, treatmentDate }) =>
      kept.some(
        treatment =>
          treatment.memberId === memberId &&
          treatment.serviceId === serviceId &&
          treatment.clinicDay === treatmentDate &&
          !treatment.undoneAt,
      ),
    of: async memberId => kept.filter(treatment => treatment.memberId === memberId),
    awardedSince: async (since, limit, before) =>
      awarded(since)
        .filter(({ id }) => !before || id < before)
        .reverse()
        .slice(0, limit),
    countAwardedSince: async since => awarded(since).length,
    async undo({ id, since, at }) {
      const award = awarded(since).find(treatment => treatment.id === id && !treatment.undoneAt)
      if (!award) return undefined
      const undone = { ...award, undoneAt: at }
      kept[kept.indexOf(award)] = undone
      return undone
    },
    findAward: async id => kept.find(treatment => treatment.id === id && treatment.kind === 'treatment'),
  }
  return { ...treatments, kept }
}
