import { describe, expect, test } from 'vitest'
import { testEnv, testServer } from '../../../tests/support/http.ts'
import { truncatedNetwork } from '../pure/network.ts'
import { addressReader } from './access-log.server.ts'

test.each([
  ['93.184.216.34', '93.184.216.0/24'],
  ['::ffff:93.184.216.34', '93.184.216.0/24'],
  ['2001:db8:abcd:12::1', '2001:db8:abcd::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', 'unknown'],
])('[IDN-025] of %s the log says %s', (address, network) => {
  expect(truncatedNetwork(address)).toBe(network)
})

describe('[IDN-025] the address behind proxies is the one the framework finds', () => {
  const remotes = ['127.0.0.1', '10.1.2.3', '93.184.216.34']
  const forwarded = [
    '',
    '93.184.216.1',
    '1.2.3.4, 93.184.216.1',
    '1.2.3.4, 10.9.9.9',
    '1.2.3.4, 10.9.9.9, 127.0.0.1',
    '2001:db8::7, 10.9.9.9',
  ]
  test.each(['0', 'loopback', 'loopback,10.0.0.0/8', 'uniquelocal,loopback', '93.184.216.34'])(
    'with TRUST_PROXY=%s',
    async (trusted) => {
      const env = testEnv({ TRUST_PROXY: trusted })
      const addressOf = addressReader(env.trustProxy)
      const app = await testServer(
        (server) => server.get('/who', async (request) => ({ theirs: request.ip, ours: addressOf(request.raw) })),
        { env },
      )
      for (const remoteAddress of remotes)
        for (const list of forwarded) {
          const headers = list === '' ? {} : { 'x-forwarded-for': list }
          const { theirs, ours } = (await app.inject({ url: '/who', remoteAddress, headers })).json()
          expect([remoteAddress, list, ours]).toEqual([remoteAddress, list, theirs])
        }
    },
  )
})
