import { openTestApp } from './app.ts'
import { startBucket } from './bucket.ts'

/** An app that stores its photos in a test bucket. */
export async function openAppWithBucket() {
  const bucket = await startBucket()
  const app = await openTestApp({ database: 'embedded', env: { PHOTOS_URL: bucket.url } })
  const stop = async () => {
    await app.stop()
    await bucket.stop()
  }
  return { app, bucket, stop }
}
