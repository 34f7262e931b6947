import { isIP } from 'node:net'

/**
 * The address ranges that a limit counts. One IPv6 customer has at least a /64 of addresses, and often a /48: counting
 * single addresses would allow 2^64 tries. IPv4 addresses are counted individually, even when they're written in IPv6
 * notation.
 */
export interface ClientNetwork {
  /** The IPv4 address, or the /64. */
  readonly network: string
  /** The /48; undefined for IPv4. */
  readonly site: string | undefined
}

/**
 * A /48 may do this many times as much as an IPv4 address or a /64, because it may belong to one person or to a whole
 * company.
 */
export const siteFactor = 4

export function networkOf(address: string): ClientNetwork {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return { network: plain, site: undefined }
  const groups = groupsOf(plain)
  return { network: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The keys to count a call under, each with its limit. */
export function countedFor(address: string, most: number): readonly (readonly [string, number])[] {
  const { network, site } = networkOf(address)
  return [[network, most], ...(site ? [[site, most * siteFactor] as const] : [])]
}

/** An address as people write it: without the port that some proxies add, and IPv4 as IPv4. */
export function plainAddress(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase()
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  return embedsIPv4(groups) ? ipv4In(groups) : bare
}

/** `::ffff:0:0/96` is how a dual-stack socket writes IPv4; `64:ff9b::/96` is how NAT64 does. */
const embedsIPv4 = (groups: readonly string[]) =>
  ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'].includes(groups.slice(0, 6).join(':'))

function ipv4In(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap(group => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [left = '', right = ''] = hostname.slice(1, -1).split('::')
  const [before, after] = [left.split(':').filter(Boolean), right.split(':').filter(Boolean)]
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}
