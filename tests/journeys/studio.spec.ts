import { expect, type Locator, type Page, test } from '@playwright/test'
import fc from 'fast-check'
import sharp from 'sharp'
import { grammarFaults } from '#areas/content/body-grammar-rules.ts'
import { normalText } from '#areas/content/body-normal-rules.ts'
import { readHtml } from '#areas/content/html-rules.ts'
import { EDITOR, kept, NEW, surfaceOf, tool } from './studio-surface.ts'
import { axeFaults, contextOf, settle, watch } from './visit.ts'

test('[STU-002] without JavaScript, and where the code of the editor does not come, the text area is there and saves', async ({
  browser,
}) => {
  const signedIn = await contextOf(browser, EDITOR)
  const storageState = await signedIn.storageState()
  await signedIn.close()
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, storageState })
    const page = await context.newPage()
    await page.route('**/writing-editor-*.js', (route) => route.abort())
    await page.goto(NEW)
    if (javaScriptEnabled) {
      await settle(page)
      await expect(page.getByText('Gli strumenti per scrivere non si sono caricati.')).toBeVisible()
    }
    await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill(`Scritto a mano ${javaScriptEnabled}`)
    await page.getByLabel('Categoria').selectOption('professione-e-lavoro')
    await page.getByLabel('Testo', { exact: true }).fill('<p>Uno</p><p>Due <b>forte</b></p>')
    await page.getByRole('button', { name: 'Salva una versione' }).click()
    await expect(page.getByText('Versione salvata.').first()).toBeVisible()
    await expect(page.locator('textarea[name=body]')).toHaveValue('<p>Uno</p>\n<p>Due <strong>forte</strong></p>')
    await context.close()
  }
})

test('[STU-014] signs become what people expect, and undoing once brings them back', async ({ browser }) => {
  const { page } = await surfaceOf(browser)
  const type = (words: string) => page.keyboard.type(words)
  await type('## Parte')
  expect(await kept(page)).toBe('<h2>Parte</h2>')
  // It keeps itself from its first words, at an address of its own.
  await page.waitForURL(/contenuti\/[0-9a-f-]{36}/)
  await page.keyboard.press('Enter')
  await type('- uno')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await type('sotto')
  expect(await kept(page)).toBe('<h2>Parte</h2>\n<ul>\n<li>uno\n<ul>\n<li>sotto</li>\n</ul>\n</li>\n</ul>')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Alt+0')
  await type('3. tre')
  expect(await kept(page)).toBe('<ol start="3">\n<li>tre</li>\n</ol>')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Alt+0')
  await type('> ')
  await page.keyboard.press('Control+z')
  await type('detto')
  expect(await kept(page)).toBe('<p>&gt; detto</p>')
  await page.keyboard.press('Enter')
  await type('---')
  await type('un **forte** e')
  expect(await kept(page)).toBe('<p>&gt; detto</p>\n<hr />\n<p>un <strong>forte</strong> e</p>')
  await page.keyboard.press('Alt+2')
  await page.keyboard.press('Shift+Home')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('un forte')
  await page.keyboard.press('Control+i')
  expect(await kept(page)).toBe(
    '<p>&gt; detto</p>\n<hr />\n<h2><em>un </em><strong><em>forte</em></strong><em> e</em></h2>',
  )
  await page.context().close()
})

test('[STU-014] a slash at the start of a line opens the list of what can be put in, and Escape leaves the slash', async ({
  browser,
}) => {
  const { page } = await surfaceOf(browser)
  const list = page.getByRole('listbox', { name: 'Che cosa aggiungere' })
  await page.keyboard.type('/')
  await expect(list.getByRole('option')).toHaveCount(16)
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.keyboard.type('elen')
  await expect(list.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('uno')
  expect(await kept(page)).toBe('<ol>\n<li>uno</li>\n</ol>')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/ieri')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  expect(await kept(page)).toBe('<ol>\n<li>uno</li>\n</ol>\n<p>/ieri</p>\n<p>/</p>')
  await page.keyboard.press('Backspace')
  await tool(page, 'Aggiungi').click()
  await page
    .getByRole('button', { name: /^Linea/ })
    .last()
    .click()
  expect(await kept(page)).toBe('<ol>\n<li>uno</li>\n</ol>\n<p>/ieri</p>\n<hr />')
  await page.context().close()
})

test('[STU-014] each sign that becomes something is brought back by undoing once', async ({ browser }) => {
  const { page } = await surfaceOf(browser)
  for (const [signs, becomes] of [
    ['## ', '<h2>x</h2>'],
    ['### ', '<h3>x</h3>'],
    ['- ', '<ul>\n<li>x</li>\n</ul>'],
    ['1. ', '<ol>\n<li>x</li>\n</ol>'],
    ['> ', '<blockquote>\n<p>x</p>\n</blockquote>'],
    ['---', '<hr />\n<p>x</p>'],
    ['**y**', '<p><strong>y</strong>x</p>'],
    ['"', '<p>«x</p>'],
  ] as const) {
    const back = signs.replaceAll('>', '&gt;')
    for (const [undone, expected] of [
      [false, becomes],
      [true, `<p>${back}x</p>`],
    ] as const) {
      await page.keyboard.type(signs)
      if (undone) await page.keyboard.press('Control+z')
      await page.keyboard.type('x')
      expect(await kept(page), signs).toBe(expected)
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Alt+0')
    }
  }
  await page.context().close()
})

test('[STU-014] quotation marks are those the club chose, and a sign like another in an address', async ({
  browser,
}) => {
  const { page } = await surfaceOf(browser)
  await page.keyboard.type('Disse "sì" e l’"altro", www.a.example/"x" doi:10.1000/"y"')
  expect(await kept(page)).toBe('<p>Disse «sì» e l’«altro», www.a.example/"x" doi:10.1000/"y"</p>')
  await page.context().close()
  const administrator = await (await contextOf(browser, 9003)).newPage()
  const choose = async (label: string) => {
    await administrator.goto('/redazione/club')
    await settle(administrator)
    await administrator.getByLabel('Virgolette').selectOption({ label })
    await administrator.getByRole('button', { name: 'Salva' }).click()
    await expect(administrator.getByText(/^Salvato/).first()).toBeVisible()
  }
  await choose('“Buongiorno”')
  const { page: other } = await surfaceOf(browser)
  await other.keyboard.type('Disse "sì"')
  expect(await kept(other)).toBe('<p>Disse “sì”</p>')
  await other.context().close()
  await choose('«Buongiorno»')
  await administrator.context().close()
})

test('[STU-014] the keys work on a Mac and on Italian keyboards, and their list opens from the tools and with "?"', async ({
  browser,
}) => {
  const signedIn = await contextOf(browser, EDITOR)
  const page = await signedIn.newPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }))
  await page.goto(NEW)
  await settle(page)
  const words = page.getByRole('textbox', { name: 'Testo', exact: true })
  await words.click()
  await page.keyboard.press('Meta+b')
  await page.keyboard.type('forte')
  expect(await kept(page)).toBe('<p><strong>forte</strong></p>')
  await page.waitForURL(/contenuti\/[0-9a-f-]{36}/)
  await page.keyboard.press('Meta+b')
  await page.keyboard.press('Meta+i')
  await page.keyboard.type('x')
  expect(await kept(page)).toBe('<p><strong>forte</strong><em>x</em></p>')
  await page.keyboard.press('Meta+z')
  await page.keyboard.press('Meta+Shift+z')
  expect(await kept(page)).toBe('<p><strong>forte</strong><em>x</em></p>')
  const pressed = (init: { key: string; code: string }) =>
    words.evaluate((surface, key) => {
      surface.dispatchEvent(new KeyboardEvent('keydown', { ...key, altKey: true, bubbles: true, cancelable: true }))
    }, init)
  // Option and 2 is another sign on a Mac; Alt and the digits of the number pad are a letter on Windows.
  await pressed({ key: '™', code: 'Digit2' })
  expect(await kept(page)).toBe('<h2><strong>forte</strong><em>x</em></h2>')
  await pressed({ key: '0', code: 'Numpad0' })
  expect(await kept(page)).toBe('<h2><strong>forte</strong><em>x</em></h2>')
  await pressed({ key: '£', code: 'Digit3' })
  await pressed({ key: 'º', code: 'Digit0' })
  expect(await kept(page)).toBe('<p><strong>forte</strong><em>x</em></p>')
  // What AltGr writes is written.
  await page.keyboard.insertText('@#[]{}')
  expect(await kept(page)).toContain('@#[]{}')
  await page.keyboard.press('Meta+k')
  await expect(page.getByLabel('Dove porta')).toBeFocused()
  await page.keyboard.press('Escape')
  const saving = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await words.press('Meta+s')
  await saving
  const list = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
  await tool(page, 'Scorciatoie').click()
  await expect(list.getByText('In un testo: grassetto, corsivo, link')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  // Closing gives the focus back, a moment after: who moves before it is moved again.
  await expect(words).toBeFocused()
  await tool(page, 'Titolo').focus()
  await page.keyboard.press('?')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Titolo')).toBeFocused()
  await page.context().close()
})

test('on a telephone the tools stay in sight, nothing scrolls sideways and what a table has become is said', async ({
  browser,
}) => {
  const { page, words } = await surfaceOf(browser)
  await page.setViewportSize({ width: 360, height: 640 })
  await tool(page, 'Tabella').click()
  await page.getByLabel(/^Colonne/).fill('8')
  await page.keyboard.press('Enter')
  await tool(page, 'Riga sotto').click()
  await expect(page.getByRole('status').filter({ hasText: 'La tabella ha 4 righe e 8 colonne.' })).toBeVisible()
  await tool(page, 'Sposta la colonna a destra').click()
  await expect(page.getByRole('status').filter({ hasText: 'Colonna spostata a destra.' })).toBeVisible()
  await words.press('Escape')
  for (let line = 0; line < 40; line += 1) await page.keyboard.type('Riga\n')
  const tools = page.getByRole('toolbar', { name: 'Formato del testo' })
  await expect(tools).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  // One stop of Tab, arrows inside.
  await tool(page, 'Titolo').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Sottotitolo')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tool(page, 'Annulla')).toBeFocused()
  await page.context().close()
})

test('[STU-020] the line where the free part ends is put in from the list and moved by keys', async ({ browser }) => {
  const { page } = await surfaceOf(browser)
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Con una linea')
  await page.getByRole('textbox', { name: 'Testo', exact: true }).click()
  await page.keyboard.type('- aperto')
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Enter')
  await page.keyboard.type('/da qui')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Chiuso')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Chiuso ancora')
  const list = '<ul>\n<li>aperto</li>\n</ul>'
  const line = '<hr data-access="" />'
  expect(await kept(page)).toBe(`${list}\n${line}\n<p>Chiuso</p>\n<p>Chiuso ancora</p>`)
  await page.getByRole('separator', { name: 'Da qui per chi ha accesso' }).click()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await kept(page)).toBe(`${list}\n<p>Chiuso</p>\n${line}\n<p>Chiuso ancora</p>`)
  await page.keyboard.press('Alt+ArrowUp')
  expect(await kept(page)).toBe(`${list}\n${line}\n<p>Chiuso</p>\n<p>Chiuso ancora</p>`)
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.context().close()
})

test('callouts and quotations are written by keyboard, and say their name and their source', async ({ browser }) => {
  const { page, words } = await surfaceOf(browser)
  await page.keyboard.type('/attenz')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Non superare la dose')
  await expect(tool(page, 'Attenzione')).toHaveAttribute('aria-pressed', 'true')
  expect(await kept(page)).toBe('<aside data-kind="warning">\n<p>Non superare la dose</p>\n</aside>')
  await tool(page, 'Caso clinico').click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('- uno')
  await tool(page, 'Tabella').click()
  await page.getByRole('button', { name: 'Metti la tabella' }).click()
  await page.keyboard.type('Farmaco')
  expect(await kept(page)).toMatch(
    /^<aside data-kind="case">[\s\S]*<ul>[\s\S]*<table>[\s\S]*Farmaco[\s\S]*<\/table>\n<\/aside>$/,
  )
  await page.keyboard.press('Control+End')
  await page.keyboard.type('> Primum non nocere')
  await tool(page, 'Fonte della citazione').click()
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.keyboard.type('Ippocrate')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sotto')
  expect((await kept(page)).split('</aside>')[1]).toBe(
    '\n<blockquote>\n<p>Primum non nocere</p>\n<footer>Ippocrate</footer>\n</blockquote>\n<p>Sotto</p>',
  )
  await words.getByText('Primum').click()
  await tool(page, 'Citazione').click()
  expect((await kept(page)).split('</aside>')[1]).toBe('\n<p>Primum non nocere</p>\n<p>Ippocrate</p>\n<p>Sotto</p>')
  await words.getByText('Non superare').click()
  await tool(page, 'Togli il riquadro').click()
  expect(await kept(page)).not.toContain('<aside')
  expect(await kept(page)).toContain('<p>Non superare la dose</p>')
  await page.context().close()
})

test('a figure says what is seen, whose it is and how wide, is moved by keys, and is published only if it is said', async ({
  browser,
}) => {
  const { page, words } = await surfaceOf(browser)
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Con una figura')
  await page.getByLabel('Sommario').fill('Che cosa si vede')
  await page.getByLabel('Categoria').selectOption('professione-e-lavoro')
  await words.click()
  await page.keyboard.type('Prima')
  const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#27a' } })
    .png()
    .toBuffer()
  await tool(page, 'Immagine').click()
  await page.getByLabel('Immagine nel testo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: bytes })
  await page.getByRole('textbox', { name: /^Didascalia/ }).fill('Una figura')
  await page.getByRole('textbox', { name: /^Di chi è/ }).fill('Archivio')
  await page.getByLabel('Larghezza').selectOption('Larga')
  expect(await kept(page)).toMatch(
    /^<p>Prima<\/p>\n<figure data-width="wide"><img src="[^"]*" alt="" width="60" height="30" loading="lazy" \/><figcaption>Una figura<small>Archivio<\/small><\/figcaption><\/figure>$/,
  )
  await page.getByRole('button', { name: 'Sposta su' }).focus()
  await page.keyboard.press('Enter')
  expect(await kept(page)).toMatch(/^<figure[\s\S]*<p>Prima<\/p>$/)
  await page.getByRole('button', { name: 'Fatto' }).click()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  const fault = page.getByRole('link', { name: /non dice che cosa si vede/ }).first()
  await fault.click()
  await tool(page, 'Immagine').click()
  await page.getByLabel('Che cosa si vede', { exact: true }).fill('Un quadrato blu')
  expect(await kept(page)).toContain('alt="Un quadrato blu"')
  await page.getByLabel('È solo decorativa').check()
  expect(await kept(page)).toContain('alt="" role="presentation"')
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.context().close()
})

test('[STU-004] a table is written, changed and left by keyboard, and its hints are never kept', async ({
  browser,
}) => {
  const { page, words } = await surfaceOf(browser)
  const complaints = watch(page)
  await tool(page, 'Tabella').click()
  await page.getByLabel(/^Colonne/).fill('9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Scrivi un numero da 1 a 8.')).toBeVisible()
  await page.getByLabel(/^Colonne/).fill('2')
  await page.getByLabel(/^Righe/).fill('2')
  await page.keyboard.press('Enter')
  for (const cell of ['Farmaco', 'Dose', 'A', '1 mg']) {
    await page.keyboard.type(cell)
    if (cell !== '1 mg') await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('B')
  await expect(words.getByRole('row')).toHaveCount(3)
  await tool(page, 'Sposta la riga su').click()
  await tool(page, 'Colonna a destra').click()
  await page.keyboard.type('x')
  await tool(page, 'Togli la colonna').click()
  await tool(page, 'Didascalia della tabella').click()
  await page.keyboard.type('Dosi')
  await page.keyboard.press('Enter')
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.type('Sotto')
  expect((await kept(page)).replaceAll('\n', '')).toBe(
    '<table><caption>Dosi</caption><thead><tr><th scope="col">Farmaco</th><th scope="col">Dose</th></tr></thead>' +
      '<tbody><tr><td>B</td><td></td></tr><tr><td>A1</td><td>1 mg</td></tr></tbody></table><p>Sotto</p>',
  )
  expect(complaints).toEqual([])
  await page.context().close()
})

test('[STU-004] cells are joined and divided, and those of a sheet arrive as a table', async ({ browser }) => {
  const { page, words } = await surfaceOf(browser)
  await paste(
    page,
    words,
    '<google-sheets-html-origin><style>td{border:1px solid}</style><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" colspan="2">Anno</td></tr><tr><td>2025</td><td>12</td></tr></tbody></table></google-sheets-html-origin>',
  )
  await expect(words.getByRole('row')).toHaveCount(2)
  expect((await kept(page)).replaceAll('\n', '')).toBe(
    '<table><tbody><tr><td colspan="2">Anno</td></tr><tr><td>2025</td><td>12</td></tr></tbody></table>',
  )
  await words.getByRole('cell', { name: 'Anno' }).click()
  await tool(page, 'Dividi la cella').click()
  expect(await kept(page)).not.toContain('colspan')
  await words.getByRole('cell', { name: '2025' }).click()
  await page.keyboard.press('Shift+ArrowRight')
  await words.getByRole('cell', { name: '12' }).click({ modifiers: ['Shift'] })
  await tool(page, 'Unisci le celle').click()
  expect(await kept(page)).toContain('colspan="2"')
  await page.context().close()
})

/** As the browser says it, without the clipboard of the machine. */
async function paste(_page: Page, words: Locator, html: string): Promise<void> {
  await words.evaluate((surface, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    clipboardData.setData('text/plain', ' x')
    surface.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

type Step = { key: string } | { words: string } | { press: string }

const KEYS = [
  ...['Enter', 'Backspace', 'Delete', 'Tab', 'Shift+Tab', 'ArrowUp', 'ArrowLeft', 'Home', 'Control+End', 'Control+a'],
  ...['Shift+ArrowLeft', 'Shift+ArrowUp', 'Control+b', 'Alt+2', 'Alt+0', 'Shift+Enter', 'Control+z', 'Escape'],
]
const TOOLS = [
  ...['Titolo', 'Elenco', 'Elenco numerato', 'Citazione', 'Testo', 'Grassetto', 'Apice', 'Linea', 'Togli formato'],
  ...['Riga sotto', 'Colonna a destra', 'Togli la riga', 'Unisci le celle', 'Dividi la cella', 'Prima riga di titoli'],
  ...['Annulla', 'Ripeti', 'Tabella', 'Attenzione', 'Caso clinico', 'Togli il riquadro', 'Fonte della citazione'],
]
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KEYS).map((key) => ({ key })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('uno', ' due', '## ', '- ', '1. ', '> ', 'è ', '---').map((words) => ({ words })),
  },
  { weight: 3, arbitrary: fc.constantFrom(...TOOLS).map((press) => ({ press })) },
)

/** How many sessions are tried: more of them with STUDIO_SESSIONS. */
const SESSIONS = Number(process.env.STUDIO_SESSIONS ?? 20)

test('[STU-002] whatever is done with keys and tools, what is kept obeys the grammar and opens again the same', async ({
  browser,
}) => {
  test.slow()
  const { page, words } = await surfaceOf(browser)
  const complaints = watch(page)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      await words.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      for (const one of steps) {
        if ('key' in one) await page.keyboard.press(one.key)
        else if ('words' in one) await page.keyboard.type(one.words)
        else await pressTool(page, one.press)
        // Tab leaves the surface where it means nothing in it.
        await words.focus()
      }
      const html = await kept(page)
      expect(grammarFaults(readHtml(html), 'body')).toEqual([])
      expect(normalText(readHtml(html), 'body')).toBe(html)
      await tool(page, 'Mostra il codice HTML').click()
      await tool(page, 'Torna al testo').click()
      await words.focus()
      expect(await kept(page)).toBe(html)
    }),
    { numRuns: SESSIONS, seed: 20_261_119, endOnFailure: true },
  )
  expect(complaints).toEqual([])
  await page.context().close()
})

async function pressTool(page: Page, name: string): Promise<void> {
  await page.evaluate((label) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=toolbar] button')]
    buttons.find((button) => button.getAttribute('aria-label') === label)?.click()
  }, name)
  if (name === 'Tabella') await page.getByRole('button', { name: 'Metti la tabella' }).click()
}
