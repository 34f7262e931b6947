import { awardPoints, type PointsToAward } from './award-points.ts'
import type { AwardResult, Member, MembersPage, Newcomer, PublicApiPorts, Voucher } from './ports.ts'
import { NoSuchMember } from './refusals.ts'

/** What programs of others may ask (D-270). Who calls stands in the ledger as `key:` and the key's id. */
export interface PublicApi {
  /** A part of the list of members, the latest to join first. */
  listMembers(limit: number, cursor: string | undefined): Promise<MembersPage>
  /** The member with this address, compared without regard to case. */
  findMemberByEmail(email: string): Promise<Member | undefined>
  /** Everybody who has this phone number: a family may share one. */
  findMembersByPhone(phone: string): Promise<readonly Member[]>
  /** The member with this id in another system. */
  findMemberByExternalId(externalId: string): Promise<Member | undefined>
  /** Makes a member without a password, as the desk does. Refuses with `InvalidPhone`, `ContactTaken`, `ExternalIdTaken`. */
  enrollMember(newcomer: Omit<Newcomer, 'consents'>): Promise<Member>
  /** Refuses with `NoSuchMember`. */
  readMember(memberId: string): Promise<Member>
  /** The member's vouchers, newest first. Refuses with `NoSuchMember`. */
  listVouchersOf(memberId: string): Promise<readonly Voucher[]>
  /**
   * Records a treatment, as the desk does: points, spend and one visit together. Refuses with `NoSuchMember`, and with
   * what the desk is refused.
   */
  awardPoints(award: PointsToAward): Promise<AwardResult>
  /** Uses a voucher, once, as the desk does. */
  redeemVoucher(code: string, actor: string): Promise<Voucher & { readonly memberId: string }>
}

export function openPublicApi(given: PublicApiPorts): PublicApi {
  const ports: PublicApiPorts = {
    ...given,
    async findPatient(memberId) {
      const found = await given.findPatient(memberId)
      const survivorId = found ? undefined : await given.survivorOf(memberId)
      return survivorId ? given.findPatient(survivorId) : found
    },
  }
  const readMember = async (memberId: string) => {
    const found = await ports.findPatient(memberId)
    if (found?.role !== 'member') throw new NoSuchMember()
    return found
  }
  return {
    readMember,
    listMembers: ports.pageOfPatients,
    async findMemberByEmail(email) {
      const found = await ports.patientByEmail(email)
      return found && ports.findPatient(found.id)
    },
    async findMembersByPhone(phone) {
      const held = await ports.membersByPhone(phone)
      const found = await Promise.all(held.map(({ memberId }) => ports.findPatient(memberId)))
      return found.filter(each => each?.role === 'member').map(each => each as Member)
    },
    async findMemberByExternalId(externalId) {
      const memberId = await ports.memberByExternalId(externalId)
      return memberId ? ports.findPatient(memberId) : undefined
    },
    enrollMember: async newcomer => readMember((await ports.enroll({ ...newcomer, consents: [] })).memberId),
    listVouchersOf: async memberId => ports.listVouchers((await readMember(memberId)).id),
    awardPoints: award => awardPoints(ports, award),
    redeemVoucher: (code, actor) => ports.redeemVoucher({ code, actor }),
  }
}
