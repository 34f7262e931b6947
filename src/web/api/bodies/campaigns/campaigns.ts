import * as zod from 'zod/mini'

/**
 * Sends it in the app, and by push to members who opted in. Marketing goes only to members who opted in to push; GENERAL and REMINDER appear in the app for everyone. Devices that can’t be reached are retried, and meanwhile the notification still becomes `done`. A scheduled time is in the clinic’s time zone unless it ends with an offset. For a small audience, the response waits a few seconds and includes the progress.
 *
 * For staff: owner, manager.
 * @summary Send or schedule a notification.
 */
export const sendNotificationBodyTitleMax = 100

export const sendNotificationBodyMessageMax = 1000

export const sendNotificationBodyTypeDefault = `PROMOTION`
export const sendNotificationBodyTargetAudienceDefault = `ALL`
export const sendNotificationBodyScheduledForRegExp = new RegExp('^\\d{4}-(0\\d|1[0-2])-([0-2]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,6})?)?(Z|[+-]\\d\\d:\\d\\d)?$')

export const SendNotificationBody = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendNotificationBodyTitleMax)),
  message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendNotificationBodyMessageMax)),
  type: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['PROMOTION', 'POINTS_EARNED', 'REWARD_AVAILABLE', 'REMINDER', 'BIRTHDAY', 'GENERAL']), sendNotificationBodyTypeDefault).check(/*#__PURE__*/ zod.describe('GENERAL and REMINDER aren’t marketing: everyone in the audience gets them in the app.')),
  targetAudience: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['ALL', 'VIP_BRONZE', 'VIP_SILVER', 'VIP_GOLD', 'VIP_PLATINUM', 'BIRTHDAY_TODAY', 'BIRTHDAY_MONTH', 'INACTIVE_USERS', 'NEW_CUSTOMERS']), sendNotificationBodyTargetAudienceDefault),
  scheduledFor: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendNotificationBodyScheduledForRegExp))).check(/*#__PURE__*/ zod.describe('In the clinic’s time zone, unless it ends with an offset.')),
})

/**
 * Goes only to members who opted in, and not during quiet hours. The response says how many members are skipped, and why.
 *
 * For staff: owner, manager.
 * @summary Send a marketing campaign in the app and by push.
 */
export const sendPromotionBodyTitleMin = 5
export const sendPromotionBodyTitleMax = 100

export const sendPromotionBodyMessageMin = 10
export const sendPromotionBodyMessageMax = 1000

export const sendPromotionBodyTargetAudienceDefault = `ALL`
export const sendPromotionBodyTargetCriteriaMinPointsMin = 0
export const sendPromotionBodyTargetCriteriaMinPointsMax = 2147483647

export const sendPromotionBodyTargetCriteriaMaxPointsMin = 0
export const sendPromotionBodyTargetCriteriaMaxPointsMax = 2147483647

export const sendPromotionBodyImageUrlTwoMax = 1000

export const SendPromotionBody = /*#__PURE__*/ zod.object({
  title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendPromotionBodyTitleMin)).check(/*#__PURE__*/ zod.maxLength(sendPromotionBodyTitleMax)),
  message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendPromotionBodyMessageMin)).check(/*#__PURE__*/ zod.maxLength(sendPromotionBodyMessageMax)),
  targetAudience: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['ALL', 'VIP_TIER', 'POINTS_RANGE']), sendPromotionBodyTargetAudienceDefault),
  targetCriteria: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.object({
      tier: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Bronze', 'Silver', 'Gold', 'Platinum'])),
      minPoints: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendPromotionBodyTargetCriteriaMinPointsMin)).check(/*#__PURE__*/ zod.lte(sendPromotionBodyTargetCriteriaMinPointsMax))),
      maxPoints: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendPromotionBodyTargetCriteriaMaxPointsMin)).check(/*#__PURE__*/ zod.lte(sendPromotionBodyTargetCriteriaMaxPointsMax))),
    }),
  ),
  imageUrl: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['']), /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(sendPromotionBodyImageUrlTwoMax))])),
})

/**
 * Goes to members who opted in, or to everyone who hasn’t opted out. Unsubscribed members never get it. Every email has an unsubscribe link and a one-click unsubscribe header (RFC 8058).
 *
 * For staff: owner, manager.
 * @summary Send an email campaign.
 */
export const sendEmailCampaignBodySubjectMax = 200

export const sendEmailCampaignBodyMessageMax = 20000

export const sendEmailCampaignBodyTargetAudienceDefault = `ALL`
export const sendEmailCampaignBodySendToAllDefault = false

export const SendEmailCampaignBody = /*#__PURE__*/ zod.object({
  subject: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendEmailCampaignBodySubjectMax)),
  message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendEmailCampaignBodyMessageMax)),
  targetAudience: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['ALL', 'NOT_CLAIMED']), sendEmailCampaignBodyTargetAudienceDefault).check(/*#__PURE__*/ zod.describe('`NOT_CLAIMED`: members who have never signed in, such as imported patients.')),
  sendToAll: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), sendEmailCampaignBodySendToAllDefault),
})

/**
 * Goes only to members who opted in to SMS, have a number that can receive texts, and haven’t replied STOP. Without `sendToAll`, it goes only to those of them who were active in the last year. At most 160 characters.
 *
 * For staff: owner, manager.
 * @summary Send an SMS campaign.
 */
export const sendSmsCampaignBodyMessageMax = 160

export const sendSmsCampaignBodyTargetAudienceDefault = `ALL`
export const sendSmsCampaignBodySendToAllDefault = false

export const SendSmsCampaignBody = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsCampaignBodyMessageMax)),
  targetAudience: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['ALL', 'NOT_CLAIMED']), sendSmsCampaignBodyTargetAudienceDefault),
  sendToAll: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), sendSmsCampaignBodySendToAllDefault),
})

/**
 * A push goes to the devices of the member signed in on this browser. Tests don’t count in any results, and their links aren’t rewritten. Unsubscribed addresses and numbers that replied STOP are refused.
 *
 * For staff: owner, manager.
 * @summary Send yourself a test of a message.
 */
export const sendTrialBodyOneTitleMax = 200

export const sendTrialBodyOneMessageMax = 20000

export const sendTrialBodyTwoMessageMax = 160

export const sendTrialBodyTwoToMax = 40

export const sendTrialBodyThreeTitleMax = 200

export const sendTrialBodyThreeMessageMax = 1000

export const sendTrialBodyThreeImageUrlTwoMax = 1000

export const SendTrialBody = /*#__PURE__*/ zod.union([
  /*#__PURE__*/ zod.object({
    channel: /*#__PURE__*/ zod.enum(['email']),
    title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTrialBodyOneTitleMax)),
    message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTrialBodyOneMessageMax)),
    to: /*#__PURE__*/ zod.email(),
  }),
  /*#__PURE__*/ zod.object({
    channel: /*#__PURE__*/ zod.enum(['sms']),
    message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTrialBodyTwoMessageMax)),
    to: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendTrialBodyTwoToMax)),
  }),
  /*#__PURE__*/ zod.object({
    channel: /*#__PURE__*/ zod.enum(['push']),
    title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTrialBodyThreeTitleMax)),
    message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendTrialBodyThreeMessageMax)),
    imageUrl: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['']), /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(sendTrialBodyThreeImageUrlTwoMax))])),
  }),
])
