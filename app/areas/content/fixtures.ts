import fc from 'fast-check'

/** A picture of the club, as a text of a test holds it. */
export const PICTURE = '/files/0f1e2d3c-0000-4000-8000-000000000001/a.jpg'

const NAMES = [
  ...[
    'p',
    'h1',
    'h2',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
  ],
  ...[
    'figcaption',
    'small',
    'footer',
    'aside',
    'aside data-kind="key"',
    'aside data-kind="none"',
    'figure data-width="wide"',
    'strong',
    'em',
    'a href="/x"',
    'a href="https://altro.example/?a=1&b=2"',
    'sub',
    'sup',
    'code',
    'div',
    'span',
  ],
  ...[
    'td colspan="3"',
    'th rowspan="2"',
    'td rowspan="9" colspan="2"',
    'ol start="4"',
    'th scope="row"',
    'script',
    'b',
    'dl',
    'svg',
  ],
]
const piece = fc.oneof(
  fc.constantFrom(...NAMES).map((name) => `<${name}>`),
  fc.constantFrom(...NAMES).map((name) => `</${name.split(' ')[0]}>`),
  fc.constantFrom(
    '<br>',
    '<hr>',
    '<hr data-access>',
    `<img src="${PICTURE}" alt="x">`,
    `<img src="${PICTURE}" alt="" role="presentation">`,
    '<img src=x>',
    '&nbsp;',
    '&amp;',
    '&lt;',
    '\n',
    ' ',
    '<!-- x -->',
  ),
  fc.constantFrom('uno', 'due ', ' tre', 'è', '2 < 3', '"', '&'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
)
/** HTML as anybody could send it: pieces in any order, whole or broken, and signs without sense. */
export const anyHtml = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)
