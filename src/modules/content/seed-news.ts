import { createPromotion, type NewPromotion } from './create-promotion.ts'
import type { ContentPorts } from './ports.ts'
import type { Post } from './posts.ts'

/** What a clinic starts with to tell. */
export interface SeedNews {
  readonly promotions: readonly NewPromotion[]
  readonly posts: readonly Post[]
}

export async function seedNews(ports: ContentPorts, news: SeedNews, actor: string): Promise<void> {
  if ((await ports.promotions.countEver()) > 0 || (await ports.posts.all()).length > 0) return
  for (const promotion of news.promotions) await createPromotion(ports, promotion, actor)
  for (const post of news.posts) await ports.posts.add(post)
}
