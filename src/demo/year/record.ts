import type {
  Code,
  DemoOffer,
  History,
  HistoryEntry,
  HistoryRequest,
  HistoryTreatment,
  HistoryVoucher,
  Naming,
  Reward,
} from './history.ts'

interface TreatmentVisit {
  readonly service: DemoOffer['services'][number]
  readonly place: DemoOffer['places'][number] | null
  readonly day: string
  readonly at: Date
}

/** A patient's record; entries are added in chronological order. */
export function openRecord(naming: Naming, { actor }: Pick<DemoOffer, 'actor'>) {
  const ledger = openLedger()
  const { treatments, treat } = treatmentsIn(ledger, naming, actor)
  const { vouchers, ...rewards } = rewardsIn(ledger, naming)
  const requests: HistoryRequest[] = []
  return {
    ...rewards,
    balance: ledger.balance,
    latest: ledger.latest,
    /** The time of the patient's last action on their own phone. */
    lastOwn: () => ledger.entries.findLast(entry => entry.actor === 'member')?.at,
    checkIn(code: Code, day: string, at: Date) {
      const reference = `check-in:${code.id}:${day}`
      const reason = `Check-in: ${code.description}`
      ledger.post({ amount: code.pointsValue, kind: 'check-in', reference, reason, actor: 'member', at })
    },
    award: (treated: TreatmentVisit) => treat(treated, 'treatment'),
    adjust: (amount: number, reason: string, at: Date) =>
      ledger.post({ amount, kind: 'adjustment', reference: null, reason, actor, at }),
    ask(asked: TreatmentVisit, status: HistoryRequest['status'], requestDate: Date) {
      const request = requestFor(asked, status, requestDate, naming.idAt(requestDate))
      requests.push(request)
      if (status === 'approved') treat(asked, 'request', request.id)
    },
    close: (): Pick<History, 'entries' | 'treatments' | 'vouchers' | 'requests'> => ({
      entries: ledger.entries,
      treatments,
      vouchers,
      requests,
    }),
  }
}

export type PatientRecord = ReturnType<typeof openRecord>

type Ledger = ReturnType<typeof openLedger>

function openLedger() {
  const entries: HistoryEntry[] = []
  const balance = () => entries.at(-1)?.balanceAfter ?? 0
  return {
    entries,
    balance,
    latest: () => entries.at(-1)?.at,
    post(entry: Omit<HistoryEntry, 'number' | 'balanceAfter'>): number {
      const number = entries.length + 1
      entries.push({ ...entry, number, balanceAfter: balance() + entry.amount })
      return number
    },
  }
}

function treatmentsIn(ledger: Ledger, naming: Naming, actor: string) {
  const treatments: HistoryTreatment[] = []
  const treat = (treated: TreatmentVisit, kind: HistoryTreatment['kind'], requestId?: string) => {
    const { service, place, day, at } = treated
    const id = naming.idAt(at)
    const points = service.pointsEarned
    const reference = requestId ? `request:${requestId}` : `treatment:${id}`
    const reason = `Treatment: ${service.name}`
    const entryNumber = ledger.post({ amount: points, kind, reference, reason, actor, at })
    treatments.push({
      id,
      serviceId: service.id,
      serviceName: service.name,
      locationId: place?.id ?? null,
      locationName: place?.name ?? null,
      points,
      spendCents: service.priceCents,
      clinicDay: day,
      entryNumber,
      kind,
      at,
    })
  }
  return { treatments, treat }
}

function rewardsIn(ledger: Ledger, naming: Naming) {
  const vouchers: HistoryVoucher[] = []
  return {
    vouchers,
    hasClaimed: ({ id }: Reward) => vouchers.some(({ goalId }) => goalId === id),
    claim({ id: goalId, title, rewardValue, pointsRequired }: Reward, at: Date) {
      const reference = `goal:${goalId}`
      const reason = `Reward: ${title}`
      ledger.post({ amount: -pointsRequired, kind: 'reward', reference, reason, actor: 'member', at })
      const code = naming.voucherCode()
      vouchers.push({ id: naming.idAt(at), goalId, title, rewardValue, code, issuedAt: at, usedAt: null })
    },
    redeemVoucher(at: Date) {
      const n = vouchers.findIndex(({ usedAt }) => usedAt === null)
      const voucher = vouchers[n]
      if (voucher) vouchers[n] = { ...voucher, usedAt: at }
    },
  }
}

const requestFor = (
  { service, day, at }: TreatmentVisit,
  status: HistoryRequest['status'],
  requestDate: Date,
  id: string,
): HistoryRequest => ({
  id,
  serviceId: service.id,
  serviceName: service.name,
  status,
  requestDate,
  treatmentDate: day,
  pointsAwarded: status === 'approved' ? service.pointsEarned : null,
  decidedAt: at,
})
