export type OutboxMessageContentsLinksItem = {
  shown: string
  url: string
}
