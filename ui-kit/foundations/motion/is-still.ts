/** Whoever asked the phone for less motion: then nothing moves by itself. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
