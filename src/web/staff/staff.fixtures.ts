import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'

type Played = { canvasElement: HTMLElement }

/** Finds this text anywhere: on the screen, in a dialog or in a toast. */
export const sees = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const reads =
  (...words: (string | RegExp)[]) =>
  async (_played: Played) => {
    for (const each of words) await sees(each)
  }

/** Presses a button once it's enabled; many wait for what they change. */
export const presses = async (name: string | RegExp, at: HTMLElement = document.body) => {
  const button = () => within(at).getByRole('button', { name })
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.click(button())
}

export const dialog = async () => within(document.body).findByRole('dialog')

type Method = 'get' | 'post' | 'put' | 'delete'

export const refused = (method: Method, path: string, status: number, code: string, message: string) =>
  http[method](`*${path}`, () => HttpResponse.json({ code, message }, { status }))

export const signedOut = (method: Method, path: string) =>
  refused(method, path, 401, 'not-signed-in', 'Unauthorized')

export const unreachable = (method: Method, path: string) =>
  http[method](`*${path}`, () => HttpResponse.error())

/** A list whose second page loads on request. */
export const inTwoParts = (path: string, first: readonly unknown[], second: readonly unknown[]) =>
  http.get(`*${path}`, ({ request }) =>
    new URL(request.url).searchParams.has('cursor')
      ? HttpResponse.json([...second])
      : HttpResponse.json([...first], { headers: { Link: `<${path}?cursor=next>; rel="next"` } }),
  )

/** Return this from `beforeEach`, so that the next story starts fresh. */
export const afresh = () => () => {
  dismissToast()
  sessionStorage.clear()
  localStorage.clear()
}
