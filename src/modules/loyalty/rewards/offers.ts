/** The offer that staff send to a single patient: personal, one use, this month only. */
export const tenPercentOffer = {
  title: '10% off any service',
  rewardValue: '10% off any service',
  /** One per member and clinic month ('YYYY-MM'). */
  once: (clinicMonth: string) => `ten-percent:${clinicMonth}`,
}
