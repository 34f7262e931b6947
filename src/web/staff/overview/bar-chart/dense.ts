const mostWide = 31

/** Whether there are so many groups that their shape is what matters, and not each bar. */
export const isDense = (groups: number): boolean => groups > mostWide
