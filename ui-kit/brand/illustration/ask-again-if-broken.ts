/**
 * A server-rendered image may have failed before React was listening. Setting its `src` again fires the error event
 * again.
 */
export function askAgainIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}
