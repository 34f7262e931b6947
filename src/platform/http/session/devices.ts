import type Koa from 'koa'
import { newToken } from '#platform/kernel/ids.ts'
import { networkOf } from './client-network.ts'
import { hashOfKey } from './live-session.ts'

/** Browsers that once opened the staff area; known by a cookie of 256 random bits of which only a hash is stored. */
export interface Devices {
  /** Whether somebody who still may has opened the staff area there within 180 days. */
  isEnrolled(keyHash: string): Promise<boolean>
  /** Whether this person has opened it there within 180 days. */
  isEnrolledBy(keyHash: string, staffId: string): Promise<boolean>
  /** For 180 days from now, by this person. */
  enroll(keyHash: string, staffId: string): Promise<void>
  /** Whether somebody opened the staff area from there within 30 days. */
  isStaffNetwork(network: string): Promise<boolean>
  enrollNetwork(network: string): Promise<void>
}

const daysEnrolled = 180

const cookieName = (secure: boolean) => (secure ? '__Host-device' : 'device')

/** The hash of the device key that the browser has, if it has one. */
function deviceKeyHash(ctx: Koa.Context, secure: boolean): string | undefined {
  const key = ctx.cookies.get(cookieName(secure), { signed: false })
  return key ? hashOfKey(key) : undefined
}

/** Whether this person opens the staff area in this browser for the first time, or after long. */
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

/** The hash of the browser's device key when it is enrolled. */
export async function enrolledDevice(
  ctx: Koa.Context,
  devices: Devices,
  secure: boolean,
): Promise<string | undefined> {
  const keyHash = deviceKeyHash(ctx, secure)
  if (!keyHash) return undefined
  return (await devices.isEnrolled(keyHash)) ? keyHash : undefined
}

/** An enrolled device has a budget of wrong codes of its own, and so has its network: nobody outside can lock the clinic out. */
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
