import { Button } from '#ui-kit/actions/button/button.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Share2 } from '#ui-kit/icons.ts'
import type { AbridgedPost } from './abridged-posts.ts'
import { addressOfPost } from './find-post.ts'
import { headOf } from './post-head.ts'

/** Shares the post's URL through the phone's share sheet, or else copies it. */
export const SharePost = ({ post }: { post: AbridgedPost }) => (
  <Button variant="secondary" icon={Share2} onClick={() => void share(post)}>
    Share
  </Button>
)

async function share(post: AbridgedPost): Promise<void> {
  const url = new URL(addressOfPost(post), location.origin).href
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title: headOf(post).title, url })
    else {
      await navigator.clipboard.writeText(url)
      showToast({ title: 'Link copied', description: 'Paste it wherever you like.' })
    }
  } catch (error) {
    // The user canceled.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ title: 'The link could not be shared', description: url, tone: 'critical' })
  }
}
