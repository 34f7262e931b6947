import * as zod from 'zod/mini'

/**
 * All parts at once: lists, pages and what is awarded follow within a second. With `If-Match: "revision"` of the overview, so that nobody publishes what they have not seen. What is worse for members (a dearer reward or tier, fewer points, a perk less) needs 30 days’ notice; the owner may shorten it with a reason.
 *
 * For staff: owner, manager.
 * @summary Publish the draft as the next version, now or at a time.
 */
export const publishProgramBodyNoteMax = 500

export const publishProgramBodyAtRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$')
export const publishProgramBodyShortenedBecauseMax = 500

export const publishProgramBodyAnnouncementMax = 500

export const PublishProgramBody = /*#__PURE__*/ zod.object({
  note: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publishProgramBodyNoteMax)),
  at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(publishProgramBodyAtRegExp))).check(/*#__PURE__*/ zod.describe('By the clinic’s clock; left out: now.')),
  shortenedBecause: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publishProgramBodyShortenedBecauseMax))).check(/*#__PURE__*/ zod.describe('Why members have less than 30 days; counts from the owner only.')),
  announcement: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publishProgramBodyAnnouncementMax))).check(/*#__PURE__*/ zod.describe('What each member is told in the app, at once, whom something worse touches; left out: nothing.')),
})

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the places.
 */
export const savePlacesDraftBodyContentsPlacesItemNameMax = 120

export const savePlacesDraftBodyContentsPlacesItemAddressMax = 300

export const savePlacesDraftBodyContentsPlacesItemPhoneMax = 40

export const savePlacesDraftBodyContentsPlacesItemOpeningHoursMax = 1000

export const savePlacesDraftBodyContentsPlacesItemBookingUrlMax = 500

export const savePlacesDraftBodyContentsPlacesItemTimeZoneDefault = null
export const savePlacesDraftBodyContentsPlacesItemTimeZoneMax = 60

export const SavePlacesDraftBody = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.object({
    places: /*#__PURE__*/ zod.array(
      /*#__PURE__*/ zod.object({
        id: /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Made by whoever adds it; it stays for ever.')),
        name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePlacesDraftBodyContentsPlacesItemNameMax)),
        address: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePlacesDraftBodyContentsPlacesItemAddressMax))),
        phone: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePlacesDraftBodyContentsPlacesItemPhoneMax))),
        openingHours: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePlacesDraftBodyContentsPlacesItemOpeningHoursMax))).check(/*#__PURE__*/ zod.describe('Lines of text.')),
        bookingUrl: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePlacesDraftBodyContentsPlacesItemBookingUrlMax))),
        timeZone: /*#__PURE__*/ zod
          ._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePlacesDraftBodyContentsPlacesItemTimeZoneMax))), savePlacesDraftBodyContentsPlacesItemTimeZoneDefault)
          .check(/*#__PURE__*/ zod.describe('Whose clock its opening hours are told by; null: the clinic’s.')),
        isArchived: /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Put away: it stays for what names it, and can come back.')),
      }),
    ),
  }),
})

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the menu.
 */
export const saveMenuDraftBodyContentsCategoriesItemIdMax = 60

export const saveMenuDraftBodyContentsCategoriesItemIdRegExp = new RegExp('^[a-z0-9]+(?:-[a-z0-9]+)*$')
export const saveMenuDraftBodyContentsCategoriesItemNameMax = 60

export const saveMenuDraftBodyContentsCategoriesMax = 60

export const saveMenuDraftBodyContentsServicesItemNameMax = 120

export const saveMenuDraftBodyContentsServicesItemDescriptionMax = 600

export const saveMenuDraftBodyContentsServicesItemCategoryIdMax = 60

export const saveMenuDraftBodyContentsServicesItemCategoryIdRegExp = new RegExp('^[a-z0-9]+(?:-[a-z0-9]+)*$')
export const saveMenuDraftBodyContentsServicesItemPriceRegExp = new RegExp('^\\d{1,6}(?:\\.\\d{1,2})?$')
export const saveMenuDraftBodyContentsServicesItemPriceKindDefault = `fixed`
export const saveMenuDraftBodyContentsServicesItemPriceUnitDefault = null
export const saveMenuDraftBodyContentsServicesItemPriceToDefault = null
export const saveMenuDraftBodyContentsServicesItemPriceToRegExp = new RegExp('^\\d{1,6}(?:\\.\\d{1,2})?$')
export const saveMenuDraftBodyContentsServicesItemPackageSizeDefault = null
export const saveMenuDraftBodyContentsServicesItemPackageSizeMin = 2
export const saveMenuDraftBodyContentsServicesItemPackageSizeMax = 100

export const saveMenuDraftBodyContentsServicesItemDurationMinutesMax = 1440

export const saveMenuDraftBodyContentsServicesItemPointsEarnedMin = 0
export const saveMenuDraftBodyContentsServicesItemPointsEarnedMax = 100000

export const saveMenuDraftBodyContentsServicesItemImageUrlMax = 200

export const saveMenuDraftBodyContentsServicesItemLastsWeeksDefault = null
export const saveMenuDraftBodyContentsServicesItemLastsWeeksMax = 520

export const saveMenuDraftBodyContentsServicesItemAftercareDefault = ``
export const saveMenuDraftBodyContentsServicesItemAftercareMax = 2000

export const saveMenuDraftBodyContentsServicesItemPhotoAfterDaysDefault = null
export const saveMenuDraftBodyContentsServicesItemPhotoAfterDaysMax = 365

export const saveMenuDraftBodyContentsServicesItemPlaceIdsDefault = []
export const saveMenuDraftBodyContentsServicesItemPlaceIdsMax = 200

export const SaveMenuDraftBody = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.object({
    categories: /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod.object({
          id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsCategoriesItemIdMax)).check(/*#__PURE__*/ zod.regex(saveMenuDraftBodyContentsCategoriesItemIdRegExp)),
          name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsCategoriesItemNameMax)),
        }),
      )
      .check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsCategoriesMax)),
    services: /*#__PURE__*/ zod.array(
      /*#__PURE__*/ zod.object({
        id: /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Made by whoever adds it; it stays for ever.')),
        name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsServicesItemNameMax)),
        description: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsServicesItemDescriptionMax)),
        categoryId: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsServicesItemCategoryIdMax)).check(/*#__PURE__*/ zod.regex(saveMenuDraftBodyContentsServicesItemCategoryIdRegExp)),
        price: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveMenuDraftBodyContentsServicesItemPriceRegExp)).check(/*#__PURE__*/ zod.describe('Dollars with up to two decimals.')),
        priceKind: /*#__PURE__*/ zod
          ._default(/*#__PURE__*/ zod.enum(['fixed', 'from', 'range', 'package', 'on-request', 'free']), saveMenuDraftBodyContentsServicesItemPriceKindDefault)
          .check(/*#__PURE__*/ zod.describe('What `price` is: all of it, the least, the lower end, what a whole package costs; or there is none.')),
        priceUnit: /*#__PURE__*/ zod
          ._default(
            /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('unit'), /*#__PURE__*/ zod.literal('syringe'), /*#__PURE__*/ zod.literal('vial'), /*#__PURE__*/ zod.literal('area'), /*#__PURE__*/ zod.literal('session'), /*#__PURE__*/ zod.literal(null)])),
            saveMenuDraftBodyContentsServicesItemPriceUnitDefault,
          )
          .check(/*#__PURE__*/ zod.describe('What `price` is for one of; null: the whole treatment.')),
        priceTo: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveMenuDraftBodyContentsServicesItemPriceToRegExp))), saveMenuDraftBodyContentsServicesItemPriceToDefault).check(/*#__PURE__*/ zod.describe('The upper end of a range.')),
        packageSize: /*#__PURE__*/ zod
          ._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(saveMenuDraftBodyContentsServicesItemPackageSizeMin)).check(/*#__PURE__*/ zod.lte(saveMenuDraftBodyContentsServicesItemPackageSizeMax))), saveMenuDraftBodyContentsServicesItemPackageSizeDefault)
          .check(/*#__PURE__*/ zod.describe('How many sessions a package has.')),
        durationMinutes: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveMenuDraftBodyContentsServicesItemDurationMinutesMax))),
        pointsEarned: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(saveMenuDraftBodyContentsServicesItemPointsEarnedMin)).check(/*#__PURE__*/ zod.lte(saveMenuDraftBodyContentsServicesItemPointsEarnedMax)),
        imageUrl: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsServicesItemImageUrlMax)).check(/*#__PURE__*/ zod.describe('An uploaded picture, or one of the app’s drawings.')),
        lastsWeeks: /*#__PURE__*/ zod
          ._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveMenuDraftBodyContentsServicesItemLastsWeeksMax))), saveMenuDraftBodyContentsServicesItemLastsWeeksDefault)
          .check(/*#__PURE__*/ zod.describe('How long what it does lasts, about.')),
        aftercare: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsServicesItemAftercareMax)), saveMenuDraftBodyContentsServicesItemAftercareDefault).check(/*#__PURE__*/ zod.describe('What to mind after it; lines of text.')),
        photoAfterDays: /*#__PURE__*/ zod
          ._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveMenuDraftBodyContentsServicesItemPhotoAfterDaysMax))), saveMenuDraftBodyContentsServicesItemPhotoAfterDaysDefault)
          .check(/*#__PURE__*/ zod.describe('After how many days a photo shows what it did.')),
        placeIds: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(saveMenuDraftBodyContentsServicesItemPlaceIdsMax)), saveMenuDraftBodyContentsServicesItemPlaceIdsDefault).check(/*#__PURE__*/ zod.describe('Where it is offered; empty: everywhere.')),
        isArchived: /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Put away: it stays for what names it, and can come back.')),
      }),
    ),
  }),
})

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the rewards.
 */
export const saveRewardsDraftBodyContentsRewardsItemTitleMax = 120

export const saveRewardsDraftBodyContentsRewardsItemDescriptionMax = 600

export const saveRewardsDraftBodyContentsRewardsItemPointsRequiredMin = 0
export const saveRewardsDraftBodyContentsRewardsItemPointsRequiredMax = 10000000

export const saveRewardsDraftBodyContentsRewardsItemRewardValueMax = 120

export const saveRewardsDraftBodyContentsRewardsItemWorthRegExp = new RegExp('^\\d{1,6}(?:\\.\\d{1,2})?$')
export const saveRewardsDraftBodyContentsRewardsItemImageUrlDefault = null
export const saveRewardsDraftBodyContentsRewardsItemImageUrlRegExp = new RegExp('^\\/api\\/pictures\\/[\\da-f]{32}-800\\.webp$')
export const saveRewardsDraftBodyContentsRewardsItemValidDaysMax = 3650

export const saveRewardsDraftBodyContentsRewardsItemRepeatDaysMax = 3650

export const saveRewardsDraftBodyContentsRewardsItemStockMax = 1000000

export const saveRewardsDraftBodyContentsRewardsItemTiersMax = 4

export const SaveRewardsDraftBody = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.object({
    rewards: /*#__PURE__*/ zod.array(
      /*#__PURE__*/ zod.object({
        id: /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Made by whoever adds it; it stays for ever.')),
        title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRewardsDraftBodyContentsRewardsItemTitleMax)),
        description: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRewardsDraftBodyContentsRewardsItemDescriptionMax)),
        pointsRequired: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(saveRewardsDraftBodyContentsRewardsItemPointsRequiredMin)).check(/*#__PURE__*/ zod.lte(saveRewardsDraftBodyContentsRewardsItemPointsRequiredMax)),
        rewardValue: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRewardsDraftBodyContentsRewardsItemRewardValueMax)).check(/*#__PURE__*/ zod.describe('What it is worth, in words.')),
        worth: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveRewardsDraftBodyContentsRewardsItemWorthRegExp))).check(/*#__PURE__*/ zod.describe('In dollars; counts for what points are worth.')),
        icon: /*#__PURE__*/ zod.enum(['crown', 'droplet', 'flower', 'gem', 'gift', 'heart', 'leaf', 'sparkles', 'star', 'sun']),
        color: /*#__PURE__*/ zod.enum(['rose', 'amber', 'sage', 'stone', 'bronze', 'silver', 'gold', 'platinum']),
        imageUrl: /*#__PURE__*/ zod
          ._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveRewardsDraftBodyContentsRewardsItemImageUrlRegExp))), saveRewardsDraftBodyContentsRewardsItemImageUrlDefault)
          .check(/*#__PURE__*/ zod.describe('An uploaded picture, which stands instead of the icon; null: none.')),
        validDays: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveRewardsDraftBodyContentsRewardsItemValidDaysMax))).check(/*#__PURE__*/ zod.describe('How many days after the claim’s the voucher ends; null: it does not.')),
        repeatDays: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveRewardsDraftBodyContentsRewardsItemRepeatDaysMax))).check(/*#__PURE__*/ zod.describe('How many days after a claim the next one is; null: it is claimed once.')),
        stock: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveRewardsDraftBodyContentsRewardsItemStockMax))).check(/*#__PURE__*/ zod.describe('How often it can be claimed in all, from its publication on.')),
        tiers: /*#__PURE__*/ zod
          .array(/*#__PURE__*/ zod.enum(['Bronze', 'Silver', 'Gold', 'Platinum']))
          .check(/*#__PURE__*/ zod.maxLength(saveRewardsDraftBodyContentsRewardsItemTiersMax))
          .check(/*#__PURE__*/ zod.describe('Whose it is; empty: everybody’s.')),
        startsOn: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The first day of the clinic on which it is there.')),
        endsOn: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The last one.')),
        isPaused: /*#__PURE__*/ zod.boolean(),
        isArchived: /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Put away: it stays for what names it, and can come back.')),
      }),
    ),
  }),
})

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the codes.
 */
export const saveCodesDraftBodyContentsCodesItemDescriptionMax = 120

export const saveCodesDraftBodyContentsCodesItemPointsValueMin = 0
export const saveCodesDraftBodyContentsCodesItemPointsValueMax = 10000

export const saveCodesDraftBodyContentsCodesItemPlaceIdDefault = null

export const SaveCodesDraftBody = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.object({
    codes: /*#__PURE__*/ zod.array(
      /*#__PURE__*/ zod.object({
        id: /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Made by whoever adds it; it stays for ever.')),
        description: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveCodesDraftBodyContentsCodesItemDescriptionMax)),
        pointsValue: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(saveCodesDraftBodyContentsCodesItemPointsValueMin)).check(/*#__PURE__*/ zod.lte(saveCodesDraftBodyContentsCodesItemPointsValueMax)),
        placeId: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()), saveCodesDraftBodyContentsCodesItemPlaceIdDefault).check(/*#__PURE__*/ zod.describe('Where it hangs. Once published it stays: for another place there is another code.')),
        isRetired: /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('No longer counted; one that was photographed ends so.')),
      }),
    ),
  }),
})

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the tiers.
 */
export const saveTiersDraftBodyContentsTiersItemNameMax = 30

export const saveTiersDraftBodyContentsTiersItemFromRegExp = new RegExp('^\\d{1,6}(?:\\.\\d{1,2})?$')
export const saveTiersDraftBodyContentsTiersItemPerksItemMax = 120

export const saveTiersDraftBodyContentsTiersItemPerksMax = 12

export const saveTiersDraftBodyContentsTiersMin = 4
export const saveTiersDraftBodyContentsTiersMax = 4

export const saveTiersDraftBodyContentsMilestonesItemPointsMin = 0
export const saveTiersDraftBodyContentsMilestonesItemPointsMax = 10000000

export const saveTiersDraftBodyContentsMilestonesItemWordsMax = 160

export const saveTiersDraftBodyContentsMilestonesMax = 30

export const SaveTiersDraftBody = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.object({
    tiers: /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod.object({
          id: /*#__PURE__*/ zod.enum(['Bronze', 'Silver', 'Gold', 'Platinum']).check(/*#__PURE__*/ zod.describe('What answers call it, for ever.')),
          name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveTiersDraftBodyContentsTiersItemNameMax)).check(/*#__PURE__*/ zod.describe('What people call it.')),
          from: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveTiersDraftBodyContentsTiersItemFromRegExp)).check(/*#__PURE__*/ zod.describe('The total spend in dollars from which it holds.')),
          metal: /*#__PURE__*/ zod.enum(['bronze', 'silver', 'gold', 'platinum']).check(/*#__PURE__*/ zod.describe('The material of its card.')),
          perks: /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveTiersDraftBodyContentsTiersItemPerksItemMax))).check(/*#__PURE__*/ zod.maxLength(saveTiersDraftBodyContentsTiersItemPerksMax)),
        }),
      )
      .check(/*#__PURE__*/ zod.minLength(saveTiersDraftBodyContentsTiersMin))
      .check(/*#__PURE__*/ zod.maxLength(saveTiersDraftBodyContentsTiersMax))
      .check(/*#__PURE__*/ zod.describe('All four, in their order.')),
    milestones: /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod.object({
          id: /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Made by whoever adds it; it stays for ever.')),
          points: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(saveTiersDraftBodyContentsMilestonesItemPointsMin)).check(/*#__PURE__*/ zod.lte(saveTiersDraftBodyContentsMilestonesItemPointsMax)),
          words: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveTiersDraftBodyContentsMilestonesItemWordsMax)).check(/*#__PURE__*/ zod.describe('What its celebration says; empty: the app’s own words.')),
        }),
      )
      .check(/*#__PURE__*/ zod.maxLength(saveTiersDraftBodyContentsMilestonesMax)),
  }),
})

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the pages.
 */
export const savePagesDraftBodyContentsPagesItemTextMax = 50000

export const savePagesDraftBodyContentsPagesMax = 5

export const SavePagesDraftBody = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.object({
    pages: /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod.object({
          id: /*#__PURE__*/ zod.enum(['privacy', 'terms', 'notice-of-privacy-practices', 'accessibility', 'aftercare']).check(/*#__PURE__*/ zod.describe('Which text it is; it is read at `/{id}`.')),
          text: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePagesDraftBodyContentsPagesItemTextMax)).check(/*#__PURE__*/ zod.describe('Markdown without tags; empty: the app’s own words where it has some, or no such page. Of pictures, only those that were uploaded here are shown.')),
        }),
      )
      .check(/*#__PURE__*/ zod.maxLength(savePagesDraftBodyContentsPagesMax)),
  }),
})

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the brand.
 */
export const saveBrandDraftBodyContentsBrandAppNameMax = 40

export const saveBrandDraftBodyContentsBrandColourRegExp = new RegExp('^#[\\dA-Fa-f]{6}$')
export const saveBrandDraftBodyContentsBrandLogoRegExp = new RegExp('^[\\da-f]{32}$')
export const saveBrandDraftBodyContentsBrandLogoDarkRegExp = new RegExp('^[\\da-f]{32}$')

export const SaveBrandDraftBody = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.object({
    brand: /*#__PURE__*/ zod.object({
      appName: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveBrandDraftBodyContentsBrandAppNameMax))).check(/*#__PURE__*/ zod.describe('Null: the name that the server was set up with.')),
      colour: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveBrandDraftBodyContentsBrandColourRegExp))).check(/*#__PURE__*/ zod.describe('Null: the app’s own.')),
      typeface: /*#__PURE__*/ zod.enum(['soft', 'classic', 'literary', 'modern', 'clear']).check(/*#__PURE__*/ zod.describe('A pair that ships with the app.')),
      card: /*#__PURE__*/ zod.enum(['rings', 'lines', 'plain']).check(/*#__PURE__*/ zod.describe('What is drawn on a member’s card.')),
      logo: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveBrandDraftBodyContentsBrandLogoRegExp))).check(/*#__PURE__*/ zod.describe('The id that its upload gave.')),
      logoDark: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveBrandDraftBodyContentsBrandLogoDarkRegExp))).check(/*#__PURE__*/ zod.describe('For dark grounds; null: the same.')),
    }),
  }),
})

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the rules.
 */
export const saveRulesDraftBodyContentsRulesQuietHoursRegExp = new RegExp('^(off|([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d)$')
export const saveRulesDraftBodyContentsRulesMarketingCapRegExp = new RegExp('^(off|(email|push|sms):[1-9]\\d{0,3}(,(email|push|sms):[1-9]\\d{0,3})*)$')
export const saveRulesDraftBodyContentsRulesBookingUrlMax = 500

export const saveRulesDraftBodyContentsRulesTimeZoneMax = 60

export const saveRulesDraftBodyContentsRulesPhoneMax = 40

export const saveRulesDraftBodyContentsRulesEmailMax = 254

export const saveRulesDraftBodyContentsRulesWebsiteMax = 500

export const saveRulesDraftBodyContentsRulesWelcomeTextMax = 160

export const SaveRulesDraftBody = /*#__PURE__*/ zod.object({
  contents: /*#__PURE__*/ zod.object({
    rules: /*#__PURE__*/ zod
      .object({
        quietHours: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveRulesDraftBodyContentsRulesQuietHoursRegExp))).check(/*#__PURE__*/ zod.describe('When marketing waits, `21:00-09:00` or `off`.')),
        marketingCap: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveRulesDraftBodyContentsRulesMarketingCapRegExp))).check(/*#__PURE__*/ zod.describe('How much a member gets by channel and day, `sms:1,push:3` or `off`.')),
        birthdaySpecials: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('button'), /*#__PURE__*/ zod.literal('daily'), /*#__PURE__*/ zod.literal(null)])),
        printedCodes: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('False: only the code on the desk screen counts.')),
        navVariant: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('A'), /*#__PURE__*/ zod.literal('B'), /*#__PURE__*/ zod.literal(null)])),
        bookingUrl: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRulesDraftBodyContentsRulesBookingUrlMax))).check(/*#__PURE__*/ zod.describe('Where the clinic takes appointments, or `off`: nothing offers to book.')),
        timeZone: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRulesDraftBodyContentsRulesTimeZoneMax))).check(/*#__PURE__*/ zod.describe('Of the clinic’s clock, by its IANA name: its days decide what “once a day” means.')),
        phone: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRulesDraftBodyContentsRulesPhoneMax))).check(/*#__PURE__*/ zod.describe('Where patients call the clinic; null: it is not said.')),
        email: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRulesDraftBodyContentsRulesEmailMax))),
        website: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRulesDraftBodyContentsRulesWebsiteMax))),
        welcomeText: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveRulesDraftBodyContentsRulesWelcomeTextMax))).check(/*#__PURE__*/ zod.describe('What visitors read first; null: the app’s own words.')),
      })
      .check(/*#__PURE__*/ zod.describe('Null: default.')),
  }),
})
