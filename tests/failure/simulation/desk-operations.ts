import { dayOf, instantOf } from './calendar.ts'
import {
  adjust,
  award,
  decide,
  decideScan,
  offer,
  redeemVoucher,
  takeBackVoucher,
  undoAward,
} from './desk-model.ts'
import type { Maker, Operation, Scene } from './operation.ts'

type AtDesk = Pick<Operation, 'kind' | 'words' | 'call' | 'lane' | 'apply'>

/** An operation of the staff about a member. */
async function atDesk({ clinic, person }: Scene, operation: AtDesk): Promise<Operation> {
  return { ...operation, person, by: await clinic.desk(), isRepeatable: true }
}

export const awardTreatment: Maker = async scene => {
  const { clinic, dice, person, at } = scene
  const { id, ...service } = dice.oneOf(clinic.services)
  const customPoints = dice.below(3) === 0 ? 1 + dice.below(150) : undefined
  const countAgain = dice.below(4) === 0
  const points = customPoints ?? service.points
  const body = { userEmail: person.email, serviceId: id, customPoints, countAgain }
  return atDesk(scene, {
    kind: 'award',
    words: `gets service ${service.index}, ${points} points${countAgain ? ', again' : ''}`,
    call: { method: 'POST', path: '/api/admin/award-points', body },
    lane: 'address',
    apply: state => award(state, { service, points, day: dayOf(at), countAgain, at }),
  })
}

export const adjustPoints: Maker = async scene => {
  const { dice, person, step } = scene
  if (!person.id) return undefined
  const type = dice.oneOf(['add', 'subtract', 'set'] as const)
  const points = dice.oneOf([0, 1, 10, 50, 120, 400])
  const body = { userId: person.id, type, points, reason: `Correction ${step}` }
  return atDesk(scene, {
    kind: 'adjustment',
    words: `${type} ${points}`,
    call: { method: 'POST', path: '/api/admin/update-user-points', body },
    lane: 'member',
    apply: state => adjust(state, type, points),
  })
}

export const undoOneAward: Maker = async scene => {
  const { clinic, dice, person, at } = scene
  const awards = person.state.treatments.filter(({ kind, entry }) => kind === 'award' && entry !== null)
  if (awards.length === 0) return undefined
  const { entry, service } = dice.below(3) === 0 ? dice.oneOf(awards) : (awards.at(-1) ?? dice.oneOf(awards))
  const text = 'select id from loyalty.treatment where member_id = $1 and entry_number = $2'
  const [found] = await clinic.store.rows<{ id: string }>(text, [person.id, entry])
  return atDesk(scene, {
    kind: 'undo',
    words: `has the award of service ${service}, entry ${entry}, undone`,
    call: { method: 'POST', path: `/api/admin/awards/${found?.id}/undo` },
    lane: 'other',
    apply: state => undoAward(state, entry ?? 0, at),
  })
}

/** A voucher of the member's by what it is for, with the code that they would show. */
async function aVoucher({ clinic, dice, person }: Scene) {
  if (person.state.vouchers.length === 0) return undefined
  const { what } = dice.oneOf(person.state.vouchers)
  const goal = /^goal (\d+)$/.exec(what)?.[1]
  const text = `select code from loyalty.voucher where member_id = $1 and ${goal ? 'goal_id = $2' : 'occasion like $2'}`
  const sought = goal ? clinic.goals[Number(goal)]?.id : `%${what.replace('offer ', '')}%`
  const [found] = await clinic.store.rows<{ code: string }>(text, [person.id, sought])
  return { what, code: found?.code ?? '' }
}

export const useVoucher: Maker = async scene => {
  const voucher = await aVoucher(scene)
  if (!voucher) return undefined
  const { what, code } = voucher
  return atDesk(scene, {
    kind: 'voucher used',
    words: `uses the voucher of ${what}`,
    call: { method: 'POST', path: '/api/admin/vouchers/redeem', body: { code: code.toLowerCase() } },
    lane: 'other',
    apply: state => redeemVoucher(state, what, scene.at),
  })
}

export const takeVoucherBack: Maker = async scene => {
  const voucher = await aVoucher(scene)
  if (!voucher) return undefined
  const { what, code } = voucher
  return atDesk(scene, {
    kind: 'voucher taken back',
    words: `has the use of ${what} taken back`,
    call: { method: 'POST', path: '/api/admin/vouchers/take-back', body: { code } },
    lane: 'other',
    apply: state => takeBackVoucher(state, what, scene.at),
  })
}

export const sendOffer: Maker = async scene => {
  const { person, at } = scene
  if (!person.id) return undefined
  const month = dayOf(at).slice(0, 7)
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
  return atDesk(scene, {
    kind: 'offer',
    words: `is sent the offer of ${month}`,
    call: { method: 'POST', path: '/api/admin/send-promo-notification', body: { userId: person.id } },
    lane: 'member',
    apply: state => offer(state, month, instantOf(next, '00:00') - 1),
  })
}

export const decideRequest: Maker = async scene => {
  const { clinic, dice, person, at } = scene
  const { requests } = person.state
  if (requests.length === 0) return undefined
  const pending = requests.filter(({ status }) => status === 'pending')
  const { askedAt } = dice.oneOf(pending.length > 0 && dice.below(5) > 0 ? pending : requests)
  const text = 'select id from requests.request where member_id = $1 and request_date = $2'
  const [found] = await clinic.store.rows<{ id: string }>(text, [person.id, new Date(askedAt).toISOString()])
  const how = dice.below(4) > 0 ? 'approved' : 'denied'
  const countAgain = dice.below(4) === 0
  const path = `/api/admin/service-requests/${found?.id}/${how === 'approved' ? 'approve' : 'deny'}`
  const call =
    how === 'approved'
      ? { method: 'PUT' as const, path, body: { countAgain } }
      : { method: 'POST' as const, path, body: { adminNotes: 'Not in our record.' } }
  return atDesk(scene, {
    kind: how === 'approved' ? 'approval' : 'denial',
    words: `has the request of ${new Date(askedAt).toISOString()} ${how}${countAgain ? ', counted again' : ''}`,
    call,
    lane: 'other',
    apply: state => decide(state, askedAt, how, countAgain, at),
  })
}

export const decideWaitingScan: Maker = async scene => {
  const { clinic, dice, person, at } = scene
  if (person.state.scans.length === 0) return undefined
  const scan = dice.below(4) > 0 ? person.state.scans.at(-1) : dice.oneOf(person.state.scans)
  if (!scan) return undefined
  const code = clinic.codes[scan.code]
  const text = 'select id from loyalty.waiting_scan where member_id = $1 and reference = $2'
  const [found] = await clinic.store.rows<{ id: string }>(text, [
    person.id,
    `check-in:${code?.id}:${scan.day}`,
  ])
  const how = dice.below(4) > 0 ? 'confirmed' : 'declined'
  const path = `/api/admin/waiting-scans/${found?.id}/${how === 'confirmed' ? 'confirm' : 'decline'}`
  return atDesk(scene, {
    kind: `scan ${how}`,
    words: `has the late scan of code ${scan.code} on ${scan.day} ${how}`,
    call: { method: 'POST', path },
    lane: 'other',
    apply: state => decideScan(state, scan, how, code?.points ?? 0, at),
  })
}
