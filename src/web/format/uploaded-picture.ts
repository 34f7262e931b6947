const uploaded = /^(\/api\/pictures\/[\da-f]{32})-800\.webp$/

/** The available sizes and formats of an uploaded picture; undefined for a drawing. */
export function sourcesOf(imageUrl: string) {
  const path = uploaded.exec(imageUrl)?.[1]
  return path === undefined
    ? undefined
    : ['avif', 'webp'].map(format => ({
        type: `image/${format}`,
        srcSet: [400, 800, 1200].map(width => `${path}-${width}.${format} ${width}w`).join(', '),
      }))
}
