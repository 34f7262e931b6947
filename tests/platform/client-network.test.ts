import { describe, expect, it } from 'vitest'
import { countedFor, networkOf, plainAddress } from '#platform/http/session/client-network.ts'

describe('whom a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51724', '203.0.113.7'],
    ['[2001:db8:0:42::9]:443', '2001:db8:0:42::/64'],
    ['2001:0DB8:0000:0042:ffff::1', '2001:db8:0:42::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('is, for %s, %s', (address, network) => {
    expect(networkOf(address).network).toBe(network)
  })

  it('is an IPv6 site as well, at a higher limit', () => {
    expect(countedFor('2001:db8:7:42::9', 5)).toEqual([
      ['2001:db8:7:42::/64', 5],
      ['2001:db8:7::/48', 20],
    ])
    expect(countedFor('203.0.113.7', 5)).toEqual([['203.0.113.7', 5]])
  })

  it('is written down as people write it', () => {
    expect(plainAddress('::ffff:198.51.100.4')).toBe('198.51.100.4')
    expect(plainAddress('2001:db8::7')).toBe('2001:db8::7')
  })
})
