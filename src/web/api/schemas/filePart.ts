export interface FilePart {
  number: number
}
