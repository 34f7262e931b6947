/** How long a link opens the staff area, once. */
export const linkHours = 24

/** What a clinic calls its first owner until somebody says a name. */
export const firstOwnerName = 'Owner'

/** The link to share: it contains the token, which is stored nowhere else. */
export interface SignInLink {
  readonly url: string
  readonly expiresAt: Date
}

/** The token stands behind the '#': no request, log or `Referer` says it, and what only fetches the page opens nothing. */
export const linkTo = (appUrl: string, token: string, isFirst: boolean) =>
  `${appUrl}/admin/welcome#${isFirst ? 'first' : 'link'}=${token}`
