import { expect, test } from 'vitest'
import { negotiateEncoding } from './negotiate.ts'
import { canonicalSearch, dataPath, parsePageAddress } from './page-address.ts'

test.each([
  ['/', { pathname: '/', isData: false }],
  ['/_.data', { pathname: '/', isData: true }],
  ['/news', { pathname: '/news', isData: false }],
  ['/news.data?pagina=2', { pathname: '/news', isData: true }],
  ['/%6cogin', { pathname: '/login', isData: false }],
  ['/perch%C3%A9', { pathname: '/perch%C3%A9', isData: false }],
])('the address %s is read as %o', (url, expected) => {
  const address = parsePageAddress(url)
  expect(address && { pathname: address.pathname, isData: address.isData }).toEqual(expected)
})

test.each([
  '/%E0%A4%A',
  'http://altrove.example/login/',
  '*',
  '/x/../profilo',
  '/x/%2e%2e/profilo',
  '/x/%2E./profilo.data',
  '/./login',
  '/login/..',
])('%s, which no browser asks for, is no address', (url) => {
  expect(parsePageAddress(url)).toBeNull()
})

test.each([
  ['utm_source=x&pagina=2', ['pagina'], '?pagina=2'],
  ['a=1&b=2', [], ''],
  ['tipo=b&pagina=3&tipo=a', ['tipo', 'pagina'], '?pagina=3&tipo=b&tipo=a'],
  ['_routes=frame,invented,public', [], '?_routes=frame%2Cpublic'],
])('what a stranger adds to %s does not reach the key', (search, allowed, expected) => {
  expect(canonicalSearch(new URLSearchParams(search), allowed, ['frame', 'public', 'home'])).toBe(expected)
})

test('the data of the home page and of any other have the names the router asks for', () => {
  expect([dataPath('/'), dataPath('/news')]).toEqual(['/_.data', '/news.data'])
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['BR', 'br'],
  ['gzip;q=0, br;q=0.0', 'identity'],
])('a client that accepts %s gets %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected)
})
