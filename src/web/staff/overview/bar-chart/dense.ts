const mostWide = 31

/** Whether there are so many groups that the overall shape matters more than each bar. */
export const isDense = (groups: number): boolean => groups > mostWide
