import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState } from 'react'
import { MoveHorizontal } from '#ui-kit/icons.ts'
import * as styles from './compare-slider.css.ts'

export type ComparedPicture = {
  /** The picture; both should have the same proportions. */
  src: string
  /** A description for screen readers. */
  alt: string
  /** A word or two on the picture, such as the date. */
  label: string
}

export type CompareSliderProps = {
  /** The accessible name of the slider. */
  label: string
  /** The picture on the left, usually the earlier one. */
  first: ComparedPicture
  /** The picture underneath, usually the later one. */
  second: ComparedPicture
  /** Called with the `src` of a picture that can't be loaded. */
  onBroken?: (src: string) => void
}

/** Two pictures on top of each other: a finger, the mouse or the arrow keys move the line between them. */
export function CompareSlider({ label, first, second, onBroken }: CompareSliderProps) {
  const [at, setAt] = useState(50)
  return (
    <div className={styles.frame} style={assignInlineVars({ [styles.at]: `${at}%` })}>
      <img
        className={styles.picture}
        src={second.src}
        alt={second.alt}
        referrerPolicy="no-referrer"
        onError={() => onBroken?.(second.src)}
      />
      <img
        className={styles.first}
        src={first.src}
        alt={first.alt}
        referrerPolicy="no-referrer"
        onError={() => onBroken?.(first.src)}
      />
      <span className={styles.firstWords} aria-hidden="true">
        {first.label}
      </span>
      <span className={styles.secondWords} aria-hidden="true">
        {second.label}
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        step={1}
        value={at}
        aria-label={label}
        aria-valuetext={`${at}% ${first.label}, ${100 - at}% ${second.label}`}
        onChange={event => setAt(Number(event.currentTarget.value))}
      />
      <span className={styles.line} aria-hidden="true">
        <span className={styles.grip}>
          <MoveHorizontal size={20} strokeWidth={1.75} />
        </span>
      </span>
    </div>
  )
}
