/** '1 week', '12 weeks'. */
export const weeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`)
