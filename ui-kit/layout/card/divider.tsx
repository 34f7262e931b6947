import { divider } from './divider.css.ts'

/** A hairline between two groups. */
export function Divider() {
  return <hr className={divider} />
}
