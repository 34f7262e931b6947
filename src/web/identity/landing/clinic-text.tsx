import { writtenDay } from '../../format/days.ts'

/** A version of one of the clinic's texts; version 0 is the app's default. */
export interface ClinicText {
  readonly name: string
  readonly title: string
  readonly version: number
  /** Sanitized HTML; null: the app's default text. */
  readonly html: string | null
  /** 'YYYY-MM-DD'. */
  readonly publishedOn: string | null
  readonly currentVersion: number | null
  readonly versions: readonly { readonly version: number; readonly publishedOn: string | null }[]
}

type ClinicTextProps = {
  text: ClinicText
  /** The date of the app's default text: 'YYYY-MM-DD'. */
  ownWordsOf: string
}

/** A text's title and version. */
export function TextHead({ text, ownWordsOf }: ClinicTextProps) {
  const { name, title, version, publishedOn, currentVersion } = text
  const day = writtenDay(publishedOn ?? ownWordsOf)
  return (
    <>
      <h1>{title}</h1>
      <p>
        <small>{version === 0 ? `Last updated ${day}` : `Version ${version}, published ${day}`}</small>
      </p>
      {version !== currentVersion && (
        <blockquote>
          {currentVersion === null ? (
            <p>It’s no longer used.</p>
          ) : (
            <p>
              This is an earlier version. <a href={`/${name}`}>Read the current one</a>.
            </p>
          )}
        </blockquote>
      )}
    </>
  )
}

export const OwnWords = ({ paragraphs }: { paragraphs: readonly string[] }) =>
  paragraphs.map(words => <p key={words}>{words}</p>)

export function OtherVersions({ text: { name, version, versions }, ownWordsOf }: ClinicTextProps) {
  const others = versions.filter(each => each.version !== version)
  if (others.length === 0) return null
  return (
    <>
      <h2>Other versions</h2>
      <ul>
        {others.map(other => {
          const day = writtenDay(other.publishedOn ?? ownWordsOf)
          return (
            <li key={other.version}>
              <a href={`/${name}/${other.version}`}>
                {other.version === 0 ? day : `Version ${other.version}, ${day}`}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
