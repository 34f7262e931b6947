import type { Icon } from '../../foundations/icon/icon.ts'
import { fileButton, input } from './file-button.css.ts'

export type FileButtonProps = {
  /** What is chosen: "Choose a photo". */
  label: string
  /** A sign before the words: a camera, a picture. */
  icon: Icon
  /** Media types, as an input of files takes them. */
  accept: string
  /** Opens this camera where the device has one, instead of its files. */
  capture?: 'user' | 'environment'
  /** Called with the file; the same one may be chosen again. */
  onFile: (file: File) => void
}

/** Opens the device's files or its camera, and hands over what was chosen. */
export function FileButton({ label, icon: Glyph, accept, capture, onFile }: FileButtonProps) {
  return (
    <label className={fileButton}>
      <Glyph size={18} strokeWidth={1.75} aria-hidden />
      {label}
      <input
        className={input}
        type="file"
        accept={accept}
        capture={capture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // So that the same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
