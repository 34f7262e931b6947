import { awardPoints, type PointsToAward } from './award-points.ts'
import type { AwardResult, Member, MembersPage, Newcomer, PublicApiPorts, Voucher } from './ports.ts'
import { NoSuchMember } from './refusals.ts'

/** The calls for external programs (D-270). The ledger's actor is `key:` plus the key's ID. */
export interface PublicApi {
  /** A page of members, most recently joined first. */
  listMembers(limit: number, cursor: string | undefined): Promise<MembersPage>
  /** The member with this email, ignoring case. */
  findMemberByEmail(email: string): Promise<Member | undefined>
  /** All members with this phone number, because families share them. */
  findMembersByPhone(phone: string): Promise<readonly Member[]>
  /** The member with this ID in another system. */
  findMemberByExternalId(externalId: string): Promise<Member | undefined>
  /**
   * Adds a member without a password, like the desk. Refuses with `InvalidBirthday`,
   * `UnderMinimumAge`, `InvalidPhone`, `ContactTaken`, `ExternalIdTaken`.
   */
  enrollMember(newcomer: Omit<Newcomer, 'consents'>): Promise<Member>
  /** Refuses with `NoSuchMember`. */
  readMember(memberId: string): Promise<Member>
  /** The member's vouchers, newest first. Refuses with `NoSuchMember`. */
  listVouchersOf(memberId: string): Promise<readonly Voucher[]>
  /**
   * Records a treatment like the desk, with points, spend and one visit. Refuses with `NoSuchMember`, and as at the
   * desk.
   */
  awardPoints(award: PointsToAward): Promise<AwardResult>
  /** Redeems a voucher, once, like the desk. */
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
