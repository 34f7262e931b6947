import { clinic } from '../data/clinic.ts'

let shown: string | undefined

/** The current page's own tab title, if it has one. */
export const ownTitle = () => shown

export const setOwnTitle = (title: string | undefined) => {
  shown = title
}

export const tabTitle = (title: string | null | undefined) =>
  title ? `${title} · ${clinic.clinicName}` : clinic.clinicName
