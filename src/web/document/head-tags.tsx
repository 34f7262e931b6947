import type { Clinic } from '#api/schemas/index.ts'

export const AboutApp = ({ clinic }: { clinic: Pick<Clinic, 'clinicName'> }) => (
  <meta
    name="description"
    content={`Transform yourself into your best version with our exclusive VIP loyalty program at ${clinic.clinicName}.`}
  />
)

interface AboutEntryProps {
  readonly title: string
  readonly description: string
  readonly picture: string | null
  readonly url: string
}

/** The tags of a list entry for search results and shared links. */
export const AboutEntry = ({ title, description, picture, url }: AboutEntryProps) => (
  <>
    <meta name="description" content={description} />
    <meta property="og:type" content="article" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={url} />
    {picture && <meta property="og:image" content={picture} />}
    <link rel="canonical" href={url} />
  </>
)

export const NotForSearch = () => <meta name="robots" content="noindex" />
