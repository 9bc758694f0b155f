import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { link } from './link.ts'
import { sanitizeRichText } from './rich-text.ts'

test.each([
  ['words without markup stay as they are', 'L’età è 18–25', 'L’età è 18–25'],
  ['allowed markup stays', '<p>Un <strong>testo</strong></p>', '<p>Un <strong>testo</strong></p>'],
  ['words of other programs become ours', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
  ['what only a page can show stays', '<h4>a</h4><code>b</code>', '<h4>a</h4>\n<p><code>b</code></p>'],
  ['scripts go, with what is in them', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['handlers go', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['styles go', '<p style="color:red" class="x">a</p>', '<p>a</p>'],
  ['frames and images go', '<iframe src="/x"></iframe><img src=x onerror=alert(1)>', ''],
  [
    'a picture of ours stays with its words, and waits until it is near',
    '<figure><img src="/files/0f1e2d3c-0000-4000-8000-000000000001/a.jpg" alt="Il &quot;sole&quot;" width="40" height="9e9" onload="x()"><figcaption>Sole</figcaption></figure>',
    '<figure><img src="/files/0f1e2d3c-0000-4000-8000-000000000001/a.jpg" alt="Il &quot;sole&quot;" loading="lazy" /><figcaption>Sole</figcaption></figure>',
  ],
  [
    'of a picture that is not ours the caption is left',
    '<figure><img src="https://altro.example/a.jpg"><figcaption>Sole</figcaption></figure><figure><img src="/files/../a.jpg"></figure>',
    '<p>Sole</p>',
  ],
  ['links that run code are only their words', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['hidden schemes too', '<a href="java&#10;script:alert(1)">a</a>', 'a'],
  ['addresses without scheme to other hosts too', '<a href="//altro.example">a</a>', 'a'],
  ['our own links stay in the tab', '<a href="/servizi" target="_top">a</a>', '<a href="/servizi">a</a>'],
  [
    'others open apart and learn nothing of us',
    '<a href="https://altro.example">a</a>',
    '<a href="https://altro.example" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['drawings go', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', 'x'],
])('%s', (_sentence, html, expected) => {
  expect(sanitizeRichText(html)).toBe(expected)
})

test('nothing that runs survives, whatever was written', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<script>',
    '<a href="',
    'javascript:',
    '">',
    '&lt;',
    '&',
    '<',
    '>',
    '"',
    '<svg',
    ' onload=',
    'x',
    '<!--',
    '-->',
    '<li>',
  )
  const { document } = new JSDOM().window
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      document.body.innerHTML = sanitizeRichText(pieces.join(''))
      for (const element of document.body.querySelectorAll('*')) {
        expect(['script', 'svg', 'iframe']).not.toContain(element.localName)
        expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
        expect(element.getAttribute('href') ?? '').not.toMatch(/^\s*javascript:/i)
      }
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['/servizi', true],
  ['/servizi?x=1#y', true],
  ['#phonecall', true],
  ['https://altro.example/a', true],
  ['mailto:a@b.example', true],
  ['tel:+39800000000', true],
  ['//altro.example', false],
  ['/\\altro.example', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['servizi', false],
  ['', false],
])('[BLK-002] a link to %j is %s', (value, isAllowed) => {
  expect(link().safeParse(value).success).toBe(isAllowed)
})
