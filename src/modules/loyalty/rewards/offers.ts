/** The offer that staff send to one patient: personal, single-use, this month only. */
export const tenPercentOffer = {
  title: '10% off any service',
  rewardValue: '10% off any service',
  /** One per member and clinic month ('YYYY-MM'). */
  once: (clinicMonth: string) => `ten-percent:${clinicMonth}`,
}
