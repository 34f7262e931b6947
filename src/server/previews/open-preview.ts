import type { OpenClinic } from '../open-all.ts'
import type { PreviewSite } from '../pages/previews.ts'
import { inventedId, ledgerOf, userOf } from './invented-account.ts'

/** The data of a member who hasn't done anything yet and has no health data. */
const ofNobody = {
  listNotifications: [],
  listRequests: [],
  listOwnWaitingScans: [],
  listDiaryEntries: [],
  expectBonuses: [],
  listRecentTreatments: [],
  readFocus: { kind: 'none', photo: null, mustRenewIntake: false, isIntakeMissing: false },
  countOtherDevices: { others: 0 },
  readUsualPlace: { placeId: null },
}

type Modules = OpenClinic['modules']

/** The app with a draft's program: each module returns what it would show, without any member's data (D-203). */
export async function openPreview(
  modules: Modules,
  token: string,
  now: () => Date,
): Promise<PreviewSite | undefined> {
  const { content, loyalty, program } = modules
  if (!(await program.isPreviewOpen(token))) return undefined
  const preview = await program.readPreview()
  const { document, member } = preview
  const drafted = content.previewContent({ ...document, levels: document.tiers })
  const rewards = loyalty.previewRewards({
    ...document.rewards,
    timeZone: drafted.timeZone,
    tierNames: new Map(document.tiers.tiers.map(({ id, name }) => [id, name])),
    member: { balance: member.points, tier: member.tier },
  })
  const { codes } = document.codes
  return {
    memberId: inventedId,
    clinic: drafted.onPages,
    styles: drafted.styles,
    textPage: drafted.readPage,
    doors: {
      readClinic: drafted.menu,
      listServices: drafted.menu,
      listLocations: drafted.menu,
      listGoals: rewards,
      measureProgress: rewards,
      listVouchers: rewards,
      listEntries: ledgerOf(preview),
      listCheckInCodes: {
        listCheckInCodes: () => loyalty.previewCheckInCodes(codes, drafted.printedCodes),
        codesArePublic: false,
      },
      currentUser: { currentUser: () => userOf(modules, preview, now()) },
      // Public data that isn't part of the program.
      listPromotions: { listPromotions: () => content.listPromotions(undefined) },
      listPosts: { listPosts: content.listPosts },
    },
    fixed: ofNobody,
  }
}
