import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, publicAddressesOnly } from '#platform/outbound/public-addresses.ts'

describe('a name', () => {
  const leadingTo =
    (...addresses: readonly string[]): LookupFunction =>
    (_host, _options, callback) =>
      callback(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      )

  const found = (lookup: LookupFunction, all = true) =>
    new Promise<string | LookupAddress[]>((resolve, reject) =>
      publicAddressesOnly(lookup)('push.example', { all }, (error, address) =>
        error ? reject(error) : resolve(address),
      ),
    )

  it('that leads to public addresses is called', async () => {
    const addresses = [
      { address: '142.250.74.10', family: 4 },
      { address: '2a00:1450:400e:801::200a', family: 6 },
    ]
    expect(await found(leadingTo('142.250.74.10', '2a00:1450:400e:801::200a'))).toEqual(addresses)
    expect(await found(leadingTo('142.250.74.10', '2a00:1450:400e:801::200a'), false)).toBe('142.250.74.10')
  })

  it.each([['10.0.0.8'], ['142.250.74.10', '192.168.1.4'], ['2a00:1450::1', '::1'], []])(
    'that leads into our own network is not: %s %s',
    async (...addresses) => {
      await expect(found(leadingTo(...addresses.filter(Boolean)))).rejects.toMatchObject({
        code: 'NOT_PUBLIC',
      })
    },
  )

  it('that leads nowhere says so', async () => {
    const nowhere: LookupFunction = (_host, _options, callback) =>
      callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), '')
    await expect(found(nowhere)).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })
})

describe('an address', () => {
  const words = (text: string) => text.trim().split(/\s+/)
  it.each(
    words(`
      1.1.1.1 172.15.255.255 172.32.0.1 100.128.0.1 2606:4700::1111 2a01:b740::1`),
  )('is public: %s', address => expect(isPublicAddress(address)).toBe(true))
  it.each(
    words(`
      0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1
      172.31.255.255 192.168.0.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1
      ::ffff:142.250.74.10 64:ff9b::7f00:1 fc00::1 fd12:3456::1 fe80::1 ff02::1 2001:db8::1
      2002:7f00:1::`),
  )('is not: %s', address => expect(isPublicAddress(address)).toBe(false))
})
