declare module 'canvas-confetti' {
  export type Shape = { type: string }
  export type Shot = {
    particleCount?: number
    angle?: number
    spread?: number
    startVelocity?: number
    decay?: number
    gravity?: number
    ticks?: number
    scalar?: number
    colors?: readonly string[]
    shapes?: readonly (Shape | 'star' | 'circle' | 'square')[]
    origin?: { x?: number; y?: number }
  }
  export type Cannon = ((shot: Shot) => Promise<void> | null) & { reset: () => void }
  type Options = { resize?: boolean; useWorker?: boolean; disableForReducedMotion?: boolean }
  const confetti: {
    create: (canvas: HTMLCanvasElement, options: Options) => Cannon
    shapeFromPath: (shape: { path: string }) => Shape
  }
  export default confetti
}
