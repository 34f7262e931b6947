import type Koa from 'koa'
import { newToken } from '#platform/kernel/ids.ts'
import { networkOf } from './client-network.ts'
import { hashOfKey } from './live-session.ts'

/** Browsers that once opened the staff area. A cookie with 256 random bits identifies them; only its hash is stored. */
export interface Devices {
  /** Whether someone who still has access opened the staff area there within 180 days. */
  isEnrolled(keyHash: string): Promise<boolean>
  /** Whether this person opened it there within 180 days. */
  isEnrolledBy(keyHash: string, staffId: string): Promise<boolean>
  /** Remembers the device for this person for 180 days. */
  enroll(keyHash: string, staffId: string): Promise<void>
  /** Whether the staff area was opened from that network within 30 days. */
  isStaffNetwork(network: string): Promise<boolean>
  enrollNetwork(network: string): Promise<void>
}

const daysEnrolled = 180

const cookieName = (secure: boolean) => (secure ? '__Host-device' : 'device')

/** The hash of the browser's device key, if it has one. */
function deviceKeyHash(ctx: Koa.Context, secure: boolean): string | undefined {
  const key = ctx.cookies.get(cookieName(secure), { signed: false })
  return key ? hashOfKey(key) : undefined
}

/**
 * Whether this person is opening the staff area in this browser for the first time, or the first time in a long while.
 */
export async function isNewDevice(
  ctx: Koa.Context,
  { devices, secure, staffId }: Enrolling,
): Promise<boolean> {
  const keyHash = deviceKeyHash(ctx, secure)
  return !keyHash || !(await devices.isEnrolledBy(keyHash, staffId))
}

export interface Enrolling {
  readonly devices: Devices
  readonly secure: boolean
  readonly staffId: string
}

/** The hash of the browser's device key, if the device is enrolled. */
export async function enrolledDevice(
  ctx: Koa.Context,
  devices: Devices,
  secure: boolean,
): Promise<string | undefined> {
  const keyHash = deviceKeyHash(ctx, secure)
  if (!keyHash) return undefined
  return (await devices.isEnrolled(keyHash)) ? keyHash : undefined
}

/**
 * Enrolled devices and their networks have a separate budget for wrong codes, so outsiders can't lock the clinic out.
 */
export async function enrollDevice(ctx: Koa.Context, { devices, secure, staffId }: Enrolling): Promise<void> {
  await devices.enrollNetwork(networkOf(ctx.ip).network)
  const known = await enrolledDevice(ctx, devices, secure)
  if (known) return devices.enroll(known, staffId)
  const key = newToken()
  await devices.enroll(hashOfKey(key), staffId)
  ctx.cookies.set(cookieName(secure), key, {
    httpOnly: true,
    signed: false,
    sameSite: 'strict',
    secure,
    overwrite: true,
    maxAge: daysEnrolled * 24 * 60 * 60 * 1000,
  })
}
