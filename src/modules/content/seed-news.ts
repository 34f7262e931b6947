/** What a clinic starts with to tell. */
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

/** Gives a clinic its first promotions and posts; does nothing where there ever was a promotion, or is a post. */
export async function seedNews<Promotion, Post>(
  rooms: NewsRooms<Promotion, Post>,
  news: SeedNews<Promotion, Post>,
  actor: string,
): Promise<void> {
  if ((await rooms.hadPromotions()) || (await rooms.listAllPosts()).length > 0) return
  for (const promotion of news.promotions) await rooms.createPromotion(promotion, actor)
  for (const post of news.posts) await rooms.addPost(post)
}
