const side = 25

const finder = (x: number, y: number) => {
  const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
  return ring === 3 || ring <= 1
}

/** Looks like a QR code but isn't one, for stories. */
export const exampleMatrix: readonly (readonly boolean[])[] = Array.from({ length: side }, (_, y) =>
  Array.from({ length: side }, (_, x) => {
    if (x < 8 && y < 8) return x < 7 && y < 7 && finder(x, y)
    if (x >= side - 8 && y < 8) return x > side - 8 && y < 7 && finder(x - side + 7, y)
    if (x < 8 && y >= side - 8) return x < 7 && y > side - 8 && finder(x, y - side + 7)
    return (x * x * 7 + y * y * 13 + x * y * 3) % 5 < 2
  }),
)
