/** A picture that came as HTML may have failed before anybody could hear it: the same address makes it say so again. */
export function askAgainIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}
