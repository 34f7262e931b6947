import { openTestApp } from './app.ts'
import { startBucket } from './bucket.ts'

/** An app that keeps its photos in a bucket of the test's. */
export async function openAppWithBucket() {
  const bucket = await startBucket()
  const app = await openTestApp({ database: 'embedded', env: { PHOTOS_URL: bucket.url } })
  const stop = async () => {
    await app.stop()
    await bucket.stop()
  }
  return { app, bucket, stop }
}
