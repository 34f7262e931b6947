/** Finds the text of a QR code in a picture; undefined if there is none. */
export interface CodeReader {
  read(picture: HTMLCanvasElement): Promise<string | undefined>
  close(): void
}
