import { describe, expect, test } from 'vitest'
import { destinationAfterLogin, pageBeforeDoors } from './destination-rules.ts'

describe('[LOG-010] after login', () => {
  test.each([
    ['', '/'],
    ['?redirectTo=/profilo', '/profilo'],
    ['?redirectTo=%2Fcorsi-ecm-fad%3Fpagina%3D2%23elenco', '/corsi-ecm-fad?pagina=2#elenco'],
    ['?redirectTo=https%3A%2F%2Faltrove.example', '/'],
    ['?redirectTo=profilo', '/'],
    ['?redirectTo=', '/'],
  ])('%j leads to %j', (search, destination) => {
    expect(destinationAfterLogin(search)).toBe(destination)
  })

  test.each([
    '//altrove.example',
    '/\\altrove.example',
    '/\t/altrove.example',
    '/%2Faltrove.example',
    '/.//altrove.example',
    '/a/..//altrove.example',
    '/a/%2e%2e//altrove.example',
    'javascript:alert(1)',
    'http:altrove.example',
  ])('%j is no path of ours, and leads home', (value) => {
    expect(destinationAfterLogin(`?redirectTo=${encodeURIComponent(value)}`)).toBe('/')
  })
})

describe('[LOG-011] after login every other parameter goes along', () => {
  test.each([
    ['?utm_source=mail&redirectTo=/profilo', '/profilo?utm_source=mail'],
    ['?t=1&ru=2&redirectTo=/profilo&a=1&a=2', '/profilo?a=1&a=2'],
    ['?a=1&redirectTo=/corsi%3Fb%3D2', '/corsi?b=2&a=1'],
    ['?a=1', '/?a=1'],
    ['?redirectTo=https://altrove.example&a=1', '/?a=1'],
  ])('%j leads to %j', (search, destination) => {
    expect(destinationAfterLogin(search)).toBe(destination)
  })
})

describe('[LOG-010] what was being read before coming to a door', () => {
  const club = 'https://club.example'
  test.each([
    ['an article', [`${club}/news/a?x=1#y`], '/news/a?x=1#y'],
    ['an article, through the doors', [`${club}/corsi/b`, `${club}/login`, `${club}/registrazione`], '/corsi/b'],
    ['the last of many', [`${club}/news/a`, `${club}/`, `${club}/corsi/b`], '/corsi/b'],
    ['the home page, after an article', [`${club}/news/a`, `${club}/`], null],
    ['another site', [`${club}/news/a`, 'https://altrove.example/news/b'], null],
    ['a path that would leave the club', [`${club}//altrove.example`], null],
    ['nothing the browser tells', ['', ''], null],
    ['doors alone', [`${club}/login`], null],
    ['a door that was told where to lead', [`${club}/carrello`, `${club}/login?redirectTo=/checkout`], '/checkout'],
    ['a door told to lead away', [`${club}/carrello`, `${club}/login?redirectTo=//altrove.example`], '/carrello'],
    ['a door told so before an article', [`${club}/login?redirectTo=/checkout`, `${club}/news/a`], '/news/a'],
  ])('%s', (_what, addresses, path) => {
    expect(pageBeforeDoors(addresses, club)).toBe(path)
  })
})
