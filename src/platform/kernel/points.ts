/** The highest balance: PostgreSQL keeps one in an `integer`. */
export const mostPoints = 2_147_483_647

const grouped = new Intl.NumberFormat('en-US')

/** A whole number as people read it: '1,425'. */
export const figure = (count: number | bigint) => grouped.format(count)

/** Points in a text of the server: '1,425 points', '1 point'. */
export const pointsText = (count: number) => `${figure(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`

/** What a reward or a correction still takes: '1,425 more points needed'. */
export const pointsNeeded = (missing: number) => `${figure(missing)} more points needed`
