import type { Icon } from '../../foundations/icon/icon.ts'
import { fileButton, input } from './file-button.css.ts'

export type FileButtonProps = {
  /** What to choose: "Choose a photo". */
  label: string
  /** An icon before the label: a camera, a picture. */
  icon: Icon
  /** Media types, in the format of a file input's `accept`. */
  accept: string
  /** Opens this camera instead of the files, if the device has one. */
  capture?: 'user' | 'environment'
  /** Called with the file, even if it's the same one again. */
  onFile: (file: File) => void
}

/** Opens the device's files or camera and returns the chosen file. */
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
          // Otherwise, choosing the same file again wouldn't fire.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
