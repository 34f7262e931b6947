/** How long a link opens the staff area, once. */
export const linkHours = 24

/** The first owner's name until they enter one. */
export const firstOwnerName = 'Owner'

/** The link to share: it contains the token, which is stored nowhere else. */
export interface SignInLink {
  readonly url: string
  readonly expiresAt: Date
}

/** The token comes after the '#', so no request, log or `Referer` has it, and programs that fetch the page can't use it. */
export const linkTo = (appUrl: string, token: string, isFirst: boolean) =>
  `${appUrl}/admin/welcome#${isFirst ? 'first' : 'link'}=${token}`
