/** The first promotions and posts of a clinic. */
export interface SeedNews<Promotion, Post> {
  readonly promotions: readonly Promotion[]
  readonly posts: readonly Post[]
}

interface NewsRooms<Promotion, Post> {
  hadPromotions(): Promise<boolean>
  createPromotion(promotion: Promotion, actor: string): Promise<unknown>
  listAllPosts(): Promise<readonly unknown[]>
  addPost(post: Post): Promise<void>
}

/** Adds a clinic's first promotions and posts. Does nothing if there was ever a promotion, or there's a post. */
export async function seedNews<Promotion, Post>(
  rooms: NewsRooms<Promotion, Post>,
  news: SeedNews<Promotion, Post>,
  actor: string,
): Promise<void> {
  if ((await rooms.hadPromotions()) || (await rooms.listAllPosts()).length > 0) return
  for (const promotion of news.promotions) await rooms.createPromotion(promotion, actor)
  for (const post of news.posts) await rooms.addPost(post)
}
