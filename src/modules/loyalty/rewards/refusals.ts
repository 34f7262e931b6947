import { figure, pointsText } from '#platform/kernel/points.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownGoal extends refusal('unknown-goal', 'missing', () => 'This reward no longer exists.') {}

export class RewardPaused extends refusal(
  'reward-paused',
  'refused',
  (title: string) => `You can’t claim ${title} right now. You keep your points.`,
  '$25 Credit',
) {}

export class AlreadyClaimed extends refusal(
  'already-claimed',
  'refused',
  (title: string) => `You have already claimed ${title}. You’ll find your voucher under Rewards.`,
  '$25 Credit',
) {}

export class RewardAgainLater extends refusal(
  'reward-again-later',
  'refused',
  (title: string, day: string) => `You can claim ${title} again starting ${day}. You keep your points.`,
  '$25 Credit',
  'Sunday, December 6',
) {}

export class RewardSoldOut extends refusal(
  'reward-sold-out',
  'refused',
  (title: string) => `${title} is all gone. You keep your points.`,
  '$25 Credit',
) {}

/** A publication raised the points after the member was shown them (D-213). */
export class RewardTakesMore extends refusal(
  'reward-takes-more',
  'refused',
  (title: string, points: number, shown: number) =>
    `${title} now takes ${pointsText(points)}, not ${figure(shown)}. You keep your points.`,
  '$25 Credit',
  300,
  250,
) {}

export class RewardForOthers extends refusal(
  'reward-for-other-tiers',
  'refused',
  (title: string, tiers: string) => `${title} is for ${tiers} members. You keep your points.`,
  '$25 Credit',
  'Gold and Platinum',
) {}

export class RewardNotYet extends refusal(
  'reward-not-yet',
  'refused',
  (title: string, day: string) => `You can claim ${title} starting ${day}.`,
  '$25 Credit',
  'Tuesday, December 1',
) {}

export class RewardOver extends refusal(
  'reward-over',
  'refused',
  (title: string, day: string) => `${title} was available until ${day}. You keep your points.`,
  '$25 Credit',
  'Thursday, December 24',
) {}

export class UnknownVoucher extends refusal(
  'unknown-voucher',
  'missing',
  () => 'No voucher has this code. Please check it and try again.',
) {}

export class VoucherUsed extends refusal(
  'voucher-used',
  'conflict',
  (day: string) => `This voucher was already used on ${day}.`,
  'Saturday, November 21',
) {}

export class VoucherExpired extends refusal(
  'voucher-expired',
  'refused',
  (day: string) => `This voucher expired on ${day}.`,
  'Monday, November 30',
) {}

export class VoucherNotUsed extends refusal(
  'voucher-not-used',
  'conflict',
  () => 'This voucher hasn’t been used, so there’s nothing to undo.',
) {}

export class TooLateToTakeBack extends refusal(
  'too-late-to-take-back',
  'refused',
  (day: string) => `This voucher was used on ${day}. You can only undo it on the same day.`,
  'Friday, November 20',
) {}

export class OfferAlreadySent extends refusal(
  'offer-already-sent',
  'conflict',
  (patient: string) => `${patient} already has this month’s 10% offer. You can send it again next month.`,
  'Mia Hart',
) {}
