import { clinic } from '../../../data/clinic.ts'
import * as styles from './logo.css.ts'

/** The clinic's name with its mark: two leaves that make a V. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 28C8 22 4 14 5 5c8 2 12 10 11 23Z" fill="currentColor" />
        <path
          d="M16 28c8-6 12-14 11-23-8 2-12 10-11 23Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      <span>{clinic.clinicName}</span>
    </span>
  )
}
