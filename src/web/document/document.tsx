import type { ReactNode } from 'react'
import type { Clinic } from '#api/schemas/index.ts'
import type { PageFiles } from './page-files.ts'

export interface DocumentProps {
  readonly clinic: Clinic
  /** The nonce of this response's policy: styles without it are ignored. */
  readonly nonce: string
  readonly files: PageFiles
  /** The tab's title before the clinic's name; omitted: only the name. */
  readonly title?: string | undefined
  /** More head elements. */
  readonly head?: ReactNode
  /** The path of the prerendered screen; omitted for the landing page, or if there is none. */
  readonly renderedPath?: string
  /** The base path of a preview's app. */
  readonly previewBase?: string | undefined
  /** Whether the page starts the app. */
  readonly startsApp?: boolean
  readonly children: ReactNode
}

/** A complete HTML page: head, files for the first paint, and content. */
export function Document({ clinic, nonce, files, startsApp = false, ...page }: DocumentProps) {
  const { brand } = clinic
  return (
    <html lang="en" data-rendered={page.renderedPath} data-preview={page.previewBase}>
      <head>
        <meta charSet="utf-8" />
        <title>{page.title ? `${page.title} · ${clinic.clinicName}` : clinic.clinicName}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brand.grounds.dark} media="(prefers-color-scheme: dark)" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content={clinic.clinicName} />
        <meta name="style-nonce" content={nonce} />
        {page.head}
        {page.previewBase === undefined && <link rel="manifest" href="/manifest.webmanifest" />}
        {brand.icons ? (
          <link rel="icon" href={brand.icons.small} type="image/png" />
        ) : (
          <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={brand.icons?.apple ?? '/icons/apple-touch-icon.png'} />
        {(brand.fonts.length > 0 ? brand.fonts : files.fonts).map(font => (
          // With a fallback font, lines would break differently and the content below would jump.
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        {startsApp && <Json id="clinic" json={JSON.stringify(clinic)} />}
        <script src={files.firstPaint} />
        {brand.stylesheet && <link rel="stylesheet" href={brand.stylesheet} />}
        {/* Inline, so that the first paint waits for nothing else. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles. */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: files.style }} />
        {startsApp && <AppFiles {...files} />}
        {page.previewBase !== undefined && <PreviewFiles />}
      </head>
      <body>
        {page.children}
        {startsApp && (
          <noscript>Please turn on JavaScript to use the {clinic.clinicName} VIP program.</noscript>
        )}
      </body>
    </html>
  )
}

/**
 * Tells the app's loader which styles are inline, so it doesn't load them again. `disabled` alone isn't enough:
 * Chromium 153's preload scanner still fetches such a link unless its media query rules it out.
 */
const AppFiles = ({ inlinedStyles, script, modules, preloads }: PageFiles) => (
  <>
    {inlinedStyles.map(href => (
      <link key={href} rel="stylesheet" href={href} media="not all" {...{ disabled: true }} />
    ))}
    {modules.map(href => (
      <link key={href} rel="modulepreload" crossOrigin="" href={href} />
    ))}
    {preloads.map(href =>
      href.endsWith('.css') ? (
        <link key={href} rel="preload" as="style" crossOrigin="" href={href} />
      ) : (
        <link key={href} rel="modulepreload" crossOrigin="" href={href} />
      ),
    )}
    <script type="module" crossOrigin="" src={script} />
  </>
)

/** Previews run an extra script before the app (D-203). */
const PreviewFiles = () => (
  <>
    <link rel="stylesheet" href="/preview.css" />
    <script src="/preview.js" />
  </>
)

/** Data for the app's scripts, escaped so that it can't close its own script element. */
export const Json = ({
  json,
  ...element
}: { id: string; json: string } & Record<`data-${string}`, unknown>) => (
  <script
    type="application/json"
    {...element}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: without '<' nothing in it is a tag.
    dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
  />
)

/** HTML that was rendered before. */
export const Html = ({ html, id }: { html: string; id?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it.
  <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
)
