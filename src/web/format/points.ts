const grouped = new Intl.NumberFormat('en-US')

/** A formatted whole number: '1,425'. */
export const figure = (count: number) => grouped.format(count)

export const pointsWord = (count: number) => (Math.abs(count) === 1 ? 'point' : 'points')

/** '1,425 points', '1 point'. */
export const points = (count: number) => `${figure(count)} ${pointsWord(count)}`

/** Points earned or to be earned: '+1,425 points'. */
export const pointsEarned = (count: number) => `+${points(count)}`

/** A change in points: '+15', '−1,500'. */
export const signedPoints = (count: number) => `${count > 0 ? '+' : '−'}${figure(Math.abs(count))}`

/** The points missing for a reward, as on the goal cards. */
export const pointsNeeded = (missing: number) => `${figure(missing)} more points needed`
