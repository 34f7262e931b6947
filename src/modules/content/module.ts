import { transactionsOn } from '#platform/database/transactions.ts'
import type { FilesSettings } from '#platform/files/open-files.ts'
import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { paletteStyles } from '#platform/kernel/colour/palette-styles.ts'
import type { Module, Platform } from '#platform/module.ts'
import { contentArchive } from './adapters/archive.ts'
import { postRoutes } from './blog/adapters/post-routes.ts'
import { PostTable, postsInDatabase } from './blog/adapters/posts-in-database.ts'
import { openBlog } from './blog/blog.ts'
import type { Post } from './blog/posts.ts'
import { BrandFileTable, BrandTable, brandInDatabase } from './brand/adapters/brand-in-database.ts'
import { brandRoutes } from './brand/adapters/brand-routes.ts'
import { idOfFiles, logoBySharp } from './brand/adapters/logo-by-sharp.ts'
import { type Brand, openBrand } from './brand/brand.ts'
import {
  ClinicSettingsTable,
  clinicSettingsInDatabase,
} from './clinic-settings/adapters/clinic-settings-in-database.ts'
import { clinicSettingsRoutes } from './clinic-settings/adapters/clinic-settings-routes.ts'
import type { ClinicSettings } from './clinic-settings/clinic-settings.ts'
import { type ClinicSettingsUseCases, openClinicSettings } from './clinic-settings/open-clinic-settings.ts'
import { clinicOnPages, readOnPages } from './menu/adapters/clinic-on-pages.ts'
import { menuInDatabase, menuTables } from './menu/adapters/menu-in-database.ts'
import { menuRoutes } from './menu/adapters/menu-routes.ts'
import type { Clinic } from './menu/catalogue.ts'
import { type DraftedMenu, type Menu, openMenu } from './menu/menu.ts'
import type { MenuPorts } from './menu/ports.ts'
import { PageVersionTable, pagesInDatabase } from './pages/adapters/pages-in-database.ts'
import { renderedMarkdown } from './pages/adapters/rendered-markdown.ts'
import { openPages, type Pages } from './pages/pages.ts'
import { knownPictures, PictureTable } from './pictures/adapters/known-pictures.ts'
import { pictureRoutes } from './pictures/adapters/picture-routes.ts'
import { pictureFiles, pictureStore } from './pictures/adapters/picture-store.ts'
import { processBySharp } from './pictures/adapters/pictures-by-sharp.ts'
import { openPictures } from './pictures/pictures.ts'
import { promotionRoutes } from './promotions/adapters/promotion-routes.ts'
import { PromotionTable, promotionsInDatabase } from './promotions/adapters/promotions-in-database.ts'
import type { NewPromotion } from './promotions/create-promotion.ts'
import type { PromotionsPorts } from './promotions/ports.ts'
import { openPromotions } from './promotions/promotions.ts'
import { type SeedNews, seedNews } from './seed-news.ts'
import { usualPlaceRoutes } from './usual-places/adapters/usual-place-routes.ts'
import { UsualPlaceTable, usualPlacesInDatabase } from './usual-places/adapters/usual-places-in-database.ts'
import { openUsualPlaces } from './usual-places/usual-places.ts'

interface ContentSettings extends FilesSettings, ClinicSettings {
  readonly clinicName: string
}

type Others = Pick<PromotionsPorts, 'findPatient'> & Pick<MenuPorts, 'currentLevels'> & Pick<Clinic, 'demo'>

export const contentModule = {
  archive: contentArchive,
  tables: [
    ...menuTables,
    PromotionTable,
    PostTable,
    PictureTable,
    UsualPlaceTable,
    PageVersionTable,
    BrandTable,
    BrandFileTable,
    ClinicSettingsTable,
  ],
  files: [pictureFiles],
  routes: {
    menu: {
      description: 'The clinic’s settings, services and locations.',
      routes: menuRoutes,
    },
    pictures: {
      description: 'The clinic’s own pictures. Owners and managers upload them, and everyone can see them.',
      routes: pictureRoutes,
    },
    brand: {
      description: 'The clinic’s branding: public files and color previews.',
      routes: brandRoutes,
    },
    'usual-places': {
      description: 'A member’s preferred location.',
      routes: usualPlaceRoutes,
    },
    'clinic-settings': {
      description: 'The default clinic policies, which the program can override.',
      routes: clinicSettingsRoutes,
    },
    promotions: {
      description: 'Monthly specials, for everyone or for some members.',
      routes: promotionRoutes,
    },
    blog: { description: 'The clinic’s blog.', routes: postRoutes },
  },
  open(platform: Platform<ContentSettings>, others: Others) {
    const { settings, database, cache, now, timeZone, eachHour } = platform
    const { clinicName } = settings
    const { findPatient, currentLevels, demo } = others
    const today = () => clinicDay(now(), timeZone)
    const { pages, clinic, clinicDetails } = openSaid(platform)
    const brand = openBrand({
      ...brandInDatabase(database, cache),
      processLogo: logoBySharp,
      stylesOf: paletteStyles,
      encoded: text => Buffer.from(text),
      idOf: idOfFiles,
      clinicName,
      contact: clinic.contact,
    })
    const menu = openMenu({
      ...menuInDatabase(database, cache),
      clinic: { demo },
      currentLevels,
      clinicDetails,
      readBrand: brand.readBrand,
    })
    const promotions = openPromotions({
      promotions: promotionsInDatabase(database, cache, today),
      findPatient,
      now,
      timeZone,
    })
    const blog = transactionsOn(database)(
      openBlog({ posts: postsInDatabase(database, cache), now }),
      'updatePost',
    )
    const pictures = openPictures({
      known: knownPictures(database),
      store: pictureStore(settings, cache),
      process: processBySharp,
      now,
    })
    eachHour(pictures.purgeUnusedPictures)
    const usualPlaces = openUsualPlaces({
      chosen: usualPlacesInDatabase(database),
      placeOf: menu.findLocation,
    })
    return {
      ...menu,
      ...pictures,
      ...usualPlaces,
      ...brand,
      ...promotions,
      ...blog,
      ...pages,
      ...clinic,
      /** The public view of unpublished content (D-203). */
      previewContent: (drafted: DraftedContent) => previewContent({ menu, brand, pages, clinic }, drafted),
      clinicOnPages: clinicOnPages(menu),
      /** Adds a clinic's first news; does nothing if it already has some. */
      seedNews: (news: SeedNews<NewPromotion, Post>, actor: string) =>
        seedNews({ ...promotions, ...blog }, news, actor),
    }
  },
} satisfies Module

/** Opens the rooms that aren't part of the menu: the clinic's texts and policies. */
function openSaid(platform: Platform<ContentSettings>) {
  const { settings, database, cache, now, timeZone, setTimeZone, atTheEnd, log } = platform
  const versions = pagesInDatabase(database, cache)
  const pages = openPages({ versions, rendered: renderedMarkdown(), now, timeZone })
  const { onChanged, ...said } = clinicSettingsInDatabase(database, cache)
  const clinic = openClinicSettings({ said, server: settings, setTimeZone })
  const followTimeZone = () =>
    clinic.followTimeZone().catch(error => log.warn({ err: error }, 'couldn’t read the clinic’s time zone'))
  onChanged(followTimeZone)
  // Every instance has its own clock, and may have missed another one's change.
  const following = setInterval(followTimeZone, 3_600_000).unref()
  atTheEnd(() => clearInterval(following))
  const clinicDetails = async () => {
    const [contact, welcomeText] = [await clinic.contact(), await clinic.welcomeText()]
    return besideMenu(pages, { ...(await clinic.clinicSettings()), contact, welcomeText })
  }
  return { pages, clinic, clinicDetails }
}

const besideMenu = async (
  { listPages }: Pick<Pages, 'listPages'>,
  {
    navVariant,
    timeZone,
    bookingUrl,
    contact,
    welcomeText,
  }: ReturnType<ClinicSettingsUseCases['previewRules']>,
) => ({
  pages: await listPages(),
  navVariant,
  timeZone,
  bookingUrl: bookingUrl ?? null,
  contact,
  welcomeText,
})

interface DraftedContent extends Pick<DraftedMenu, 'menu' | 'places' | 'levels'> {
  readonly pages: Parameters<Pages['previewPages']>[0]
  readonly brand: Parameters<Brand['previewBrand']>[0]
  readonly rules: Parameters<ClinicSettingsUseCases['previewRules']>[0]
}

/** The published rooms' public view, with unpublished content. */
function previewContent(
  { menu, brand, pages, clinic }: { menu: Menu; brand: Brand; pages: Pages; clinic: ClinicSettingsUseCases },
  drafted: DraftedContent,
) {
  const { styles, ...look } = brand.previewBrand(drafted.brand)
  const shownPages = pages.previewPages(drafted.pages)
  const rules = clinic.previewRules(drafted.rules)
  const shownMenu = menu.previewMenu({
    ...drafted,
    brand: look,
    clinicDetails: () => besideMenu(shownPages, rules),
  })
  return {
    menu: shownMenu,
    readPage: shownPages.readPage,
    onPages: () => readOnPages(shownMenu),
    styles,
    printedCodes: rules.printedCodes,
    timeZone: rules.timeZone,
  }
}
