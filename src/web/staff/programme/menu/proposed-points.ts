/** One point for every ten dollars, to the nearest one: what a service of this price usually earns. */
export const proposedPoints = (price: string): number => Math.round(Number(price) / 10)
