import type { LookupAddress } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

export const notPublic = 'NOT_PUBLIC'

/**
 * A DNS lookup that refuses a name if any of its addresses isn't public, so that it can't lead a request into our own
 * network. The connection itself uses this lookup, so it calls the same address that was checked.
 */
export function publicAddressesOnly(lookup: LookupFunction): LookupFunction {
  return (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const addresses = found as LookupAddress[]
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(Object.assign(new Error('There is no public address.'), { code: notPublic }), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
}

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !reserved.check(address, 'ipv4')
  return globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

// From IANA's special-purpose registries. For IPv6 only ranges within 2000::/3, because everything else is blocked
// anyway.
const reserved = new BlockList()
for (const subnet of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Azure's internal services use it, although the address is public.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]) {
  const [network = '', bits] = subnet.split('/')
  reserved.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4')
}
