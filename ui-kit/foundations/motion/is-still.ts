/** Whether the person prefers reduced motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
