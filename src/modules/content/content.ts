import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { Catalogue, Clinic, Location, Service } from './catalogue.ts'
import { createPost } from './create-post.ts'
import { createPromotion, type NewPromotion } from './create-promotion.ts'
import { deletePost } from './delete-post.ts'
import { deletePromotion } from './delete-promotion.ts'
import { listPromotions } from './list-promotions.ts'
import type { ContentPorts } from './ports.ts'
import type { Post, PostChange, PostDraft } from './posts.ts'
import type { OfferedPromotion, Promotion } from './promotions.ts'
import { publishPost } from './publish-post.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { type SeedNews, seedNews } from './seed-news.ts'
import { updatePost } from './update-post.ts'

/** What the clinic offers and tells: services, locations, promotions and the blog. Money is in integer cents. */
export interface Content {
  /** The clinic’s public settings. */
  readClinic(): Promise<Clinic>
  /** Every service, by category and then name. */
  listServices(): Promise<readonly Service[]>
  /** One service, or undefined when there is none with this id. */
  findService(id: string): Promise<Service | undefined>
  listLocations(): Promise<readonly Location[]>
  /** One location, or undefined when there is none with this id. */
  findLocation(id: string): Promise<Location | undefined>
  /** Fills an empty menu with a first catalogue; does nothing when there are services already. */
  seedCatalogue(catalogue: Catalogue): Promise<void>
  /** The day that the clinic has now, 'YYYY-MM-DD': lists of promotions change with it. */
  clinicToday(): string
  /**
   * The promotions that are active and within their days, as this member, or a visitor, may see them; first what is for
   * them, of that what ends soonest (D-28, D-30).
   */
  listPromotions(memberId: string | undefined): Promise<readonly OfferedPromotion[]>
  /** Every promotion that was not deleted, for staff; those that end last first. */
  listAllPromotions(): Promise<readonly Promotion[]>
  /**
   * Offers something from the start of its first clinic day to the end of its last. Refuses with `WrongDiscountValue`,
   * `EndsBeforeItBegins`.
   */
  createPromotion(promotion: NewPromotion, actor: string): Promise<Promotion>
  /** Removes it from every list and keeps the row (D-28). Refuses with `UnknownPromotion`. */
  deletePromotion(id: string, actor: string): Promise<Promotion>
  /** The published posts, newest first. */
  listPosts(): Promise<readonly Post[]>
  /** Every post, for staff, newest first. */
  listAllPosts(): Promise<readonly Post[]>
  /** Writes a post; a draft when nothing else is said. */
  createPost(draft: PostDraft): Promise<Post>
  /**
   * Changes the fields that are given, where the post is still as it was seen. Refuses with `UnknownPost`,
   * `PostChanged`.
   */
  updatePost(id: string, draft: PostChange, isWhatWasSeen: (post: Post) => boolean): Promise<Post>
  /** Shows the post to everybody; the time of its first publication stays (D-29). Refuses with `UnknownPost`. */
  publishPost(id: string): Promise<Post>
  /** For good; gives its title. Refuses with `UnknownPost`. */
  deletePost(id: string): Promise<string>
  /** Gives a clinic its first promotions and posts; does nothing where there ever were any. */
  seedNews(news: SeedNews, actor: string): Promise<void>
}

export function openContent(ports: ContentPorts): Content {
  const { clinic, services, locations, promotions, posts, now } = ports
  return {
    readClinic: async () => clinic,
    listServices: () => services.all(),
    findService: id => services.find(id),
    listLocations: () => locations.all(),
    findLocation: id => locations.find(id),
    seedCatalogue: catalogue => seedCatalogue(ports, catalogue),
    clinicToday: () => clinicDay(now(), clinic.timeZone),
    listPromotions: memberId => listPromotions(ports, memberId),
    listAllPromotions: () => promotions.all(),
    createPromotion: (promotion, actor) => createPromotion(ports, promotion, actor),
    deletePromotion: (id, actor) => deletePromotion(ports, id, actor),
    listPosts: () => posts.published(),
    listAllPosts: () => posts.all(),
    createPost: draft => createPost(ports, draft),
    updatePost: (id, draft, isWhatWasSeen) => updatePost(ports, id, draft, isWhatWasSeen),
    publishPost: id => publishPost(ports, id),
    deletePost: id => deletePost(ports, id),
    seedNews: (news, actor) => seedNews(ports, news, actor),
  }
}
