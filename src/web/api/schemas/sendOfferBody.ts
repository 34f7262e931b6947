export type SendOfferBody = {
  userId: string
}
