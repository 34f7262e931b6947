/** A made-up picture for stories: a gradient between two colors. */
export function examplePicture(from: string, to: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><defs><radialGradient id="g" cx="35%" cy="30%">' +
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs>` +
    '<path fill="url(#g)" d="M0 0h80v100H0z"/><circle cx="40" cy="52" r="22" fill="#fff" opacity=".22"/></svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
