import { clinic } from '../data/clinic.ts'

let shown: string | undefined

/** What the tab says while a page has something of its own to say. */
export const ownTitle = () => shown

export const setOwnTitle = (title: string | undefined) => {
  shown = title
}

export const tabTitle = (title: string | null | undefined) =>
  title ? `${title} · ${clinic.clinicName}` : clinic.clinicName
