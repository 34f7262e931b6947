import type { Catalogue, Clinic, Location, Service } from './catalogue.ts'
import type { Post } from './posts.ts'
import type { Promotion, PromotionMember } from './promotions.ts'

export interface Services {
  all(): Promise<readonly Service[]>
  find(id: string): Promise<Service | undefined>
  count(): Promise<number>
}

export interface Locations {
  all(): Promise<readonly Location[]>
  find(id: string): Promise<Location | undefined>
}

/** Who did it, and when: kept with the row for the audit. */
export interface Act {
  readonly actor: string
  readonly at: Date
}

export interface Promotions {
  /** The active ones whose days hold this clinic day. */
  on(day: string): Promise<readonly Promotion[]>
  /** All that were not removed, those that end last first. */
  all(): Promise<readonly Promotion[]>
  /** How many there ever were, removed ones included. */
  countEver(): Promise<number>
  add(promotion: Promotion, act: Act): Promise<void>
  /** Takes it out of every list, keeps the row and gives what was removed; undefined when there is none. */
  remove(id: string, act: Act): Promise<Promotion | undefined>
}

export interface Posts {
  /** The published ones, newest publication first. */
  published(): Promise<readonly Post[]>
  /** All of them, newest first. */
  all(): Promise<readonly Post[]>
  /** Locks the post until the caller's transaction ends. */
  findToChange(id: string): Promise<Post | undefined>
  add(post: Post): Promise<void>
  change(post: Post): Promise<void>
  /** Keeps the time of the first publication. Undefined when there is no such post. */
  publish(id: string, at: Date): Promise<Post | undefined>
  /** For good; gives its title, or undefined when there is no such post. */
  remove(id: string): Promise<string | undefined>
}

export interface ContentPorts {
  readonly clinic: Clinic
  readonly services: Services
  readonly locations: Locations
  readonly addToCatalogue: (catalogue: Catalogue) => Promise<void>
  readonly promotions: Promotions
  readonly posts: Posts
  readonly now: () => Date
  readonly findPatient: (
    memberId: string,
  ) => Promise<(Pick<PromotionMember, 'tier' | 'dateOfBirth'> & { readonly createdAt: Date }) | undefined>
}
