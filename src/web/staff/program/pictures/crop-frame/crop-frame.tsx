import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState } from 'react'
import * as styles from './crop-frame.css.ts'

export type CropFrameProps = {
  /** The accessible name of the slider. */
  label: string
  /** The picture in its original proportions. */
  src: string
  /** From 0 (left or top) to 100. */
  at: number
  /** Called with the new position while it moves. */
  onChange: (at: number) => void
  /** Focuses the slider once the picture has loaded. */
  autoFocus?: boolean
}

const ratio = 16 / 9

const focus = (slider: HTMLInputElement | null) => slider?.focus()

/** Chooses the part of a picture for a card, by finger, mouse or arrow keys; hidden if the whole picture fits. */
export function CropFrame({ label, src, at, onChange, autoFocus = false }: CropFrameProps) {
  const [shape, setShape] = useState<number>()
  const [from, to] = shape && shape > ratio ? ['left', 'right'] : ['top', 'bottom']
  const hasChoice = shape !== undefined && Math.abs(shape / ratio - 1) > 0.01
  return (
    <div className={styles.frame} style={assignInlineVars({ [styles.at]: `${at}%` })}>
      <img
        className={styles.picture}
        src={src}
        alt=""
        onLoad={({ currentTarget }) => setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)}
      />
      {hasChoice && (
        <input
          ref={autoFocus ? focus : undefined}
          className={from === 'left' ? styles.across : styles.upright}
          type="range"
          min={0}
          max={100}
          step={1}
          value={at}
          aria-label={label}
          aria-orientation={from === 'left' ? 'horizontal' : 'vertical'}
          aria-valuetext={`${at}% from the ${from} to the ${to}`}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
    </div>
  )
}
