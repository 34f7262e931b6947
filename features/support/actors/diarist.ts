import { phonePhoto } from '../../../tests/support/pictures.ts'
import type { Clinic } from '../clinic.ts'
import { expect } from '../expect.ts'
import type { Member } from './member.ts'

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

let taken: Promise<File> | undefined

/** A 12-megapixel photo with its location. Made only once, because that takes a second. */
function photoOfThePhone(): Promise<File> {
  taken ??= phonePhoto().then(buffer => ({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer }))
  return taken
}

export type Treatment = { readonly service: string; readonly day: string }

/** A member with her diary open. */
export class Diarist {
  readonly #member: Member
  readonly #clinic: Clinic

  constructor(member: Member, clinic: Clinic) {
    this.#member = member
    this.#clinic = clinic
  }

  get page() {
    return this.#member.page
  }

  async opensDiary(): Promise<void> {
    await this.page.goto('/diary')
    await expect(this.page.getByRole('heading', { level: 1, name: 'Beauty Journey Diary' })).toBeVisible()
  }

  async opensForm(): Promise<void> {
    await this.opensDiary()
    await this.page.getByRole('button', { name: 'Add diary entry' }).click()
    await expect(this.form()).toBeVisible()
  }

  form() {
    return this.page.getByRole('form', { name: 'New diary entry' })
  }

  title() {
    return this.form().getByLabel('Title')
  }

  async choosesPhoto(file?: File): Promise<void> {
    await this.form()
      .getByLabel('Choose a photo')
      .setInputFiles(file ?? (await photoOfThePhone()))
  }

  /** The server may take 10 s to start the process that opens a photo, and 15 s to open it. */
  async waitsForPhoto(): Promise<void> {
    await expect(this.form().getByText('Photo uploaded. Only you can see it.')).toBeVisible({
      timeout: 30_000,
    })
  }

  async fillsTreatment({ service, day }: Treatment): Promise<void> {
    await this.form()
      .getByLabel(/^Service/)
      .selectOption({ label: service })
    await this.form()
      .getByLabel(/^Treatment date/)
      .fill(day)
  }

  async choosesOfferedTreatment(label: string): Promise<void> {
    await this.form()
      .getByLabel(/^Your treatments/)
      .selectOption({ label })
  }

  address() {
    return this.form().getByLabel(/^Image URL/)
  }

  /** A picture on another site, which lets other pages read it. */
  async findsPictureAt(address: string): Promise<void> {
    const { buffer: body } = await photoOfThePhone()
    const headers = { 'access-control-allow-origin': '*' }
    await this.page.route(address, route => route.fulfill({ body, contentType: 'image/jpeg', headers }))
  }

  async sends(): Promise<void> {
    await this.form().getByRole('button', { name: 'Add Entry' }).click()
  }

  async addsProgressPhoto(title: string, treatment: Treatment): Promise<void> {
    await this.opensForm()
    await this.choosesPhoto()
    await this.title().fill(title)
    await this.fillsTreatment(treatment)
    await this.waitsForPhoto()
    await this.sends()
    await expect(this.entry(title)).toBeVisible()
  }

  entry(title: string) {
    return this.page.getByRole('article', { name: title })
  }

  async deletesEntry(title: string): Promise<void> {
    await this.entry(title)
      .getByRole('button', { name: `Delete ${title}` })
      .click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete Entry' }).click()
  }

  /** The URL of her photo. */
  async photoAddress(title: string): Promise<string> {
    const entries = await this.#clinic.modules.diary.listDiaryEntries(this.#member.id, 100, undefined)
    const address = entries.find(entry => entry.title === title)?.imageUrl
    if (!address) throw new Error(`There is no photo “${title}”.`)
    return address
  }

  async opensAddress(address: string) {
    const answer = await this.page.context().request.get(address)
    return { status: answer.status(), bytes: await answer.body() }
  }

  /** Earlier pictures, added through the API. */
  async hasPictures(service: string, entries: readonly { title: string; entryType: 'before' | 'after' }[]) {
    const { diary } = this.#clinic.modules
    const serviceId = await this.#clinic.serviceOf(service)
    const { buffer } = await photoOfThePhone()
    for (const { title, entryType } of entries) {
      const id = await diary.uploadPhoto(this.#member.id, buffer)
      await diary.addDiaryEntry(this.#member.id, {
        title,
        description: null,
        entryType,
        serviceId: entryType === 'after' ? serviceId : null,
        treatmentDate: null,
        imageUrl: `/api/diary/photos/${id}`,
      })
    }
  }
}
