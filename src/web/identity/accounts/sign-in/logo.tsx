import { ThemedPicture } from '#ui-kit/themed-picture/themed-picture.tsx'
import { clinic } from '../../../data/clinic.ts'
import * as styles from './logo.css.ts'

/** The clinic's logo; without one its name with the app's mark: two leaves that make a V. */
export function Logo() {
  if (typeof document === 'undefined') return <EitherLogo />
  const { brand, clinicName } = clinic
  return (
    <span className={styles.logo}>{brand.logo ? <Own {...brand.logo} name={clinicName} /> : <Usual />}</span>
  )
}

/** Rendered at build time: the server leaves the one that the clinic has (`brandedPage`). */
const EitherLogo = () => (
  <span className={styles.logo}>
    <i data-logo="own">
      <Own light="%LOGO_LIGHT%" dark="%LOGO_DARK%" name={clinic.clinicName} />
    </i>
    <i data-logo="usual">
      <Usual />
    </i>
  </span>
)

const Own = ({ light, dark, name }: { light: string; dark: string; name: string }) => (
  <ThemedPicture light={light} dark={dark} alt={name} />
)

const Usual = () => (
  <>
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 28C8 22 4 14 5 5c8 2 12 10 11 23Z" fill="currentColor" />
      <path d="M16 28c8-6 12-14 11-23-8 2-12 10-11 23Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
    <span>{clinic.clinicName}</span>
  </>
)
