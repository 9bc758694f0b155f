import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { growthOf } from '../../../tests/support/processor-time.ts'
import { contentPolicy, type PolicyOptions, STILL_PAGE_STYLE } from './content-policy.server.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (html: string, options?: PolicyOptions) =>
  contentPolicy(Buffer.from(html), { nonce: 'n1', ...options })

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

describe('scripts', () => {
  test.each([
    ['plain code', 'window.a = 1'],
    ['accents, emoji and quotes', 'const s = "perché — \u{1F9D1}\u200D\u2695\uFE0F \'x\' `y`"'],
    ['something that looks like a tag', 'if (a < b && c > d) x("<div style=\\"color:red\\">")'],
    ['an escaped end of script', 'x("<\\/script>")'],
    ['nothing', ''],
    ['several lines', '\n  a()\n  b()\n'],
  ])('an inline script with %s is allowed by its hash', (_what, code) => {
    const policy = policyOf(`<html><body><script nonce="n1">${code}</script></body></html>`)
    expect(directive(policy, 'script-src')).toEqual(["'self'", sha(code)])
  })

  test('line ends are hashed as the parser reads them', () => {
    expect(directive(policyOf('<script nonce="n1">a\r\nb\rc</script>'), 'script-src')).toContain(sha('a\nb\nc'))
  })

  test('a script with attributes, also one that contains a greater-than sign, is found', () => {
    const policy = policyOf('<script type="module" data-x="a>b" nonce="n1" async>go()</script>')
    expect(directive(policy, 'script-src')).toContain(sha('go()'))
  })

  test('a script of a file and a block of data need no hash', () => {
    const policy = policyOf(
      '<script nonce="n1" src="/a.js"></script><script nonce="n1" type="application/ld+json">{"a":1}</script>',
    )
    expect(directive(policy, 'script-src')).toEqual(["'self'"])
  })

  test('the same script twice is named once', () => {
    const policy = policyOf('<script nonce="n1">a</script><script nonce="n1">a</script>')
    expect(directive(policy, 'script-src')).toHaveLength(2)
  })

  test('with a nonce, a script smuggled into the content is not blessed', () => {
    const policy = policyOf(
      '<script nonce="n1">ours()</script><script>theirs()</script><script nonce="n2">guess()</script>',
      {
        nonce: 'n1',
      },
    )
    expect(directive(policy, 'script-src')).toEqual(["'self'", sha('ours()')])
  })

  test('without a nonce no inline script is allowed', () => {
    const policy = contentPolicy(Buffer.from('<script>a()</script><script nonce="">b()</script>'))
    expect(directive(policy, 'script-src')).toEqual(["'self'"])
  })

  test('a script is found after a text that looks like one', () => {
    const policy = policyOf(
      '<title><script>a</script></title><!-- <script>x()</script> --><script nonce="n1">c</script>',
    )
    expect(directive(policy, 'script-src')).toEqual(["'self'", sha('c')])
  })

  test('nothing is ever allowed in general', () => {
    const policy = policyOf('<p style="color:red">a</p><script nonce="n1">b</script><style>c{}</style>')
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    for (const fixed of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(fixed)
  })
})

describe('styles', () => {
  test('a style element is allowed by its hash', () => {
    const policy = policyOf('<style data-x>a > b { content: "</" }</style>')
    expect(directive(policy, 'style-src')).toEqual(["'self'", sha(STILL_PAGE_STYLE), sha('a > b { content: "</" }')])
  })

  test('the style an open dialog writes on an iPhone is the one that is allowed', async () => {
    const library = new URL(
      '../../../node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs',
      import.meta.url,
    )
    expect(await readFile(library, 'utf8')).toContain(STILL_PAGE_STYLE)
  })

  test.each([
    ['<p style="color:red">', 'color:red'],
    ['<p class="a" style="background:url(&quot;/a?b=1&amp;c=2&quot;)">', 'background:url("/a?b=1&c=2")'],
    ['<p style="font-family:&#x27;Source Sans&#x27;">', "font-family:'Source Sans'"],
    ['<p style="content:&#39;&#8364;&#39;">', "content:'€'"],
    ['<p style="a:b&unknown;">', 'a:b&unknown;'],
    ['<p style="content:\'è €\'">', "content:'è €'"],
    ['<p class="a" style="color:red;\r\nmargin:0">', 'color:red;\nmargin:0'],
  ])('%s is hashed as the browser decodes it', (html, decoded) => {
    expect(directive(policyOf(html), 'style-src-attr')).toEqual(["'unsafe-hashes'", sha(decoded)])
  })

  test.each(["<p style='color:red'>", '<p style=color:red>', '<p STYLE="color:red">', '<p style="color:red'])(
    '%s, which nobody of ours writes, is not allowed',
    (html) => {
      expect(directive(policyOf(html), 'style-src-attr')).toEqual(["'none'"])
    },
  )

  test('without style attributes none is allowed', () => {
    expect(directive(policyOf('<p>a</p>'), 'style-src-attr')).toEqual(["'none'"])
  })
})

test('a script that is put in afterwards is allowed by its hash', () => {
  const policy = policyOf('<script nonce="n1">a</script>', { added: ['b()'] })
  expect(directive(policy, 'script-src')).toEqual(["'self'", sha('b()'), sha('a')])
})

test('insecure requests are upgraded only where there is TLS', () => {
  expect(policyOf('', { isHttps: true })).toContain('upgrade-insecure-requests')
  expect(policyOf('')).not.toContain('upgrade-insecure-requests')
})

test('a document of 200 kB is read once, also a hostile one', () => {
  for (const piece of [
    '<div class="card"><p style="--i:1">Testo</p></div>',
    '<script ',
    '<!--',
    ' style="',
    "<style a='",
    ' style',
    ' style   ',
    ' style = "\'',
    '<style>',
  ])
    expect(growthOf(policyOf, piece, 200_000), piece).toBeLessThan(2.5)
})
