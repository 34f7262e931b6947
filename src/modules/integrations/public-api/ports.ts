export interface Member {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly createdAt: Date
  readonly pointsBalance: number
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
}

export interface MembersPage {
  readonly patients: readonly Member[]
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
  readonly total: number
  readonly isLeast: boolean
}

export interface Voucher {
  readonly code: string
  readonly title: string
  readonly rewardValue: string
  readonly issuedAt: Date
  readonly expiresAt: Date | null
  readonly usedAt: Date | null
}

export interface Award {
  readonly memberId: string
  readonly serviceId: string
  /** Whole points above 0. Defaults to the service's points. */
  readonly customPoints: number | undefined
  readonly locationId: string | undefined
  readonly allowDuplicate: boolean
  readonly actor: string
}

export interface AwardResult {
  readonly memberId: string
  readonly points: number
  readonly balance: number
}

/** A new member enrolled at a register; a first name is enough. */
export interface Newcomer {
  readonly firstName: string
  readonly lastName: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly externalId?: string | undefined
  readonly dateOfBirth?: string | undefined
  readonly consents: readonly never[]
  readonly sharesContacts: boolean
}

/** The calls that the app's screens use, with the same refusals. */
export interface PublicApiPorts {
  /** A page of members, most recently joined first. */
  readonly pageOfPatients: (limit: number, cursor: string | undefined) => Promise<MembersPage>
  readonly findPatient: (
    memberId: string,
  ) => Promise<(Member & { readonly role: 'member' | 'staff' }) | undefined>
  /** The member that this one was merged into, because other programs may use either ID. */
  readonly survivorOf: (memberId: string) => Promise<string | undefined>
  readonly patientByEmail: (email: string) => Promise<{ readonly id: string } | undefined>
  /** All members with this phone number, as typed. */
  readonly membersByPhone: (phone: string) => Promise<readonly { readonly memberId: string }[]>
  /** The ID of the member with this ID in another system. */
  readonly memberByExternalId: (externalId: string) => Promise<string | undefined>
  readonly enroll: (newcomer: Newcomer) => Promise<{ readonly memberId: string }>
  readonly listVouchers: (memberId: string) => Promise<readonly Voucher[]>
  readonly awardTreatment: (award: Award) => Promise<AwardResult>
  readonly redeemVoucher: (presented: {
    readonly code: string
    readonly actor: string
  }) => Promise<Voucher & { readonly memberId: string }>
}
