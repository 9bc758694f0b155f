import { describe, expect, test } from 'vitest'
import { safeRedirectPath } from './redirect.ts'

describe('where to go after signing in', () => {
  test.each([
    ['/', '/'],
    ['/profilo', '/profilo'],
    ['/corsi/12?tab=moduli&p=2#fine', '/corsi/12?tab=moduli&p=2#fine'],
    ['/ricerca?q=caff%C3%A8', '/ricerca?q=caff%C3%A8'],
    ['/ricerca?q=a%2F%2Fb', '/ricerca?q=a%2F%2Fb'],
    ['/login?redirectTo=%2Fprofilo', '/login?redirectTo=%2Fprofilo'],
    ['/ricerca?q=50%25', '/ricerca?q=50%25'],
    ['/a/../b', '/b'],
  ])('[LOG-010] %s is followed', (value, path) => {
    expect(safeRedirectPath(value)).toBe(path)
  })

  test.each([
    ['absent', undefined],
    ['null', null],
    ['a number', 1],
    ['empty', ''],
    ['without a slash', 'profilo'],
    ['another host', 'https://evil.example/'],
    ['a host without scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash later', '/a\\..\\..\\evil'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a slash is a path, but with a tab is not', '/\tjavascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line feed between the slashes', '/\n/evil.example'],
    ['a leading space', ' /profilo'],
    ['an encoded second slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a doubly encoded slash', '/%252Fevil.example'],
    ['a slash encoded more often than anybody decodes', '/%25252525252525252F'],
    ['encoded slashes', '%2F%2Fevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['an encoded NUL', '/%00'],
    ['dots that leave a host', '/..//evil.example'],
    ['a dot that leaves a host', '/.//evil.example'],
    ['encoded dots that leave a host', '/a/%2e%2e//evil.example'],
    ['a broken encoding', '/%zz'],
    ['credentials', '/@evil.example\\'],
    ['too long', `/${'a'.repeat(2001)}`],
  ])('[LOG-010] %s is refused', (_what, value) => {
    expect(safeRedirectPath(value)).toBeNull()
  })
})
