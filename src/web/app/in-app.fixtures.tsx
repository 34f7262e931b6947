import type { Decorator } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { type ClinicSettings, clinic } from '../data/clinic.ts'
import { queryClient } from '../data/query-client.ts'
import { AppServices } from './app-services.tsx'

type Place = { signedIn?: boolean; path?: string } & Partial<Pick<ClinicSettings, 'bookingUrl' | 'contact'>>

/**
 * Renders a screen with the app's services and a router, signed in or not, in a clinic with or without contact details.
 */
export function inApp(place: Place = {}): Decorator {
  const { signedIn = false, path = '/', bookingUrl = 'https://booking.example', contact = [] } = place
  return Story => {
    Object.assign(clinic, { bookingUrl, contact })
    hintSignedIn(signedIn)
    queryClient.clear()
    const history = createMemoryHistory({ initialEntries: [path] })
    const router = createRouter({ routeTree: createRootRoute(), history })
    return (
      <RouterContextProvider router={router as never}>
        <AppServices>
          <Story />
        </AppServices>
      </RouterContextProvider>
    )
  }
}

// Story files share one browser: each needs its own storage, so that they don't see each other's member.
Object.defineProperty(globalThis, 'localStorage', { value: storageOfThisFile(), configurable: true })

function storageOfThisFile(): Record<string, string> {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => delete kept[key],
    clear: () => {
      for (const key of Object.keys(kept)) delete kept[key]
    },
  })
  return kept
}

/** Simulates the server's hint that a user is signed in. */
export function hintSignedIn(signedIn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers too late for the first render.
  document.cookie = signedIn ? 'signed-in=1' : 'signed-in=; max-age=0'
}
