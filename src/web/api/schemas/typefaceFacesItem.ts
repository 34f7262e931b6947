export type TypefaceFacesItem = {
  family: string
  file: string
}
