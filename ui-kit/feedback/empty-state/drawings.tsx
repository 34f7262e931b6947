const strokes: Readonly<Record<DrawingName, string>> = {
  leaf: 'M60 84V40M60 58c-16 0-26-9-27-25 16 0 26 9 27 25ZM60 50c0-17 9-28 26-31 2 18-8 30-26 31ZM60 72c-9 0-15-5-16-14 9 0 15 5 16 14ZM38 84h44',
  search:
    'M54 22a22 22 0 1 1 0 44 22 22 0 0 1 0-44ZM70 60l18 18M45 42c1-6 5-9 11-9M96 26v8M92 30h8M22 64v8M18 68h8',
  gift: 'M34 44h52v36H34zM30 34h60v10H30zM60 34v46M60 34c-14 0-18-6-16-11 3-6 14-3 16 11ZM60 34c14 0 18-6 16-11-3-6-14-3-16 11Z',
  letter: 'M30 32h60v42H30zM30 34l30 23 30-23M48 52 30 72M72 52l18 20M98 24v8M94 28h8',
  camera: 'M30 36h14l5-9h22l5 9h14v40H30zM60 45a11 11 0 1 1 0 22 11 11 0 0 1 0-22ZM81 43h2',
  calendar:
    'M34 28h52v50H34zM34 42h52M46 22v12M74 22v12M60 68c-8-5-11-8-11-12 0-6 8-7 11-2 3-5 11-4 11 2 0 4-3 7-11 12Z',
}

export type DrawingName = 'leaf' | 'search' | 'gift' | 'letter' | 'camera' | 'calendar'

export type DrawingProps = {
  /** The drawing's name. */
  name: DrawingName
}

export const drawingNames = Object.keys(strokes) as DrawingName[]

/** A small line drawing over a soft shape. */
export function Drawing({ name }: DrawingProps) {
  return (
    <svg viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <path
        d="M62 6c26-3 48 14 47 38-1 27-24 44-50 44-27 0-49-14-48-39C12 23 36 9 62 6Z"
        fill="currentColor"
        opacity=".1"
      />
      <path
        d={strokes[name]}
        stroke="currentColor"
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
