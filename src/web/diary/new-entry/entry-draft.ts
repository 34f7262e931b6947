import type { AddDiaryEntryBody, DiaryEntryEntryType, Photo } from '#api/schemas/index.ts'
import type { ApiError } from '../../data/request.ts'
import { typedText } from '../../form/typed-text.ts'

export type Draft = {
  readonly title: string
  readonly description: string
  readonly entryType: DiaryEntryEntryType
  readonly serviceId: string
  readonly treatmentDate: string
  readonly imageUrl: string
  /** The uploaded photo, which replaces a picture's URL. */
  readonly photo: Photo | undefined
  /** A photo was chosen, but isn't uploaded. The upload itself doesn't survive leaving the screen. */
  readonly awaitsPhoto: boolean
}

export type TextField = Exclude<keyof Draft, 'photo' | 'awaitsPhoto' | 'entryType'>
export type Problems = Partial<Record<keyof Draft, string>>

export const emptyDraft: Draft = {
  title: '',
  description: '',
  entryType: 'progress',
  serviceId: '',
  treatmentDate: '',
  imageUrl: '',
  photo: undefined,
  awaitsPhoto: false,
}

export const entryTypes: readonly { value: DiaryEntryEntryType; label: string }[] = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
  { value: 'progress', label: 'Progress' },
]

export const typeInWords = (type: DiaryEntryEntryType) =>
  entryTypes.find(({ value }) => value === type)?.label ?? type

/** Only these entry types are about a treatment. */
export const isAboutTreatment = ({ entryType }: Pick<Draft, 'entryType'>) => entryType !== 'before'

export function problemsOf({ title }: Draft): Problems {
  return typedText(title) ? {} : { title: 'Please enter a title for your diary entry' }
}

export function bodyOf(draft: Draft): AddDiaryEntryBody {
  const { title, description, entryType, serviceId, treatmentDate, imageUrl, photo } = draft
  const picture = photo?.imageUrl ?? typedText(imageUrl)
  return {
    title: typedText(title),
    entryType,
    ...(typedText(description) && { description: typedText(description) }),
    ...(isAboutTreatment(draft) && serviceId && { serviceId }),
    ...(isAboutTreatment(draft) && treatmentDate && { treatmentDate }),
    ...(picture && { imageUrl: picture }),
  }
}

const fieldOfCode: Readonly<Record<string, keyof Draft>> = {
  'future-treatment': 'treatmentDate',
  'wrong-picture-address': 'imageUrl',
  'unknown-service': 'serviceId',
  'photo-gone': 'photo',
}

export function problemsIn({ fields, code, userMessage }: ApiError): Problems {
  const field = fieldOfCode[code ?? '']
  return field ? { [field]: userMessage } : fields
}
