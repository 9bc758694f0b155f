import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { STAFF, VISITORS } from '../support/visitors.ts'
import { axeFaults, contextOf, settle, watch } from './visit.ts'

test('an editor makes a page of three blocks, one for Premium only, looks at it as others, publishes it and takes the old one back', async ({
  browser,
}) => {
  const editor = await contextOf(browser, STAFF.editor)
  const page = await editor.newPage()
  await page.setViewportSize({ width: 1440, height: 1000 })
  const complaints = watch(page)
  await page.goto('/redazione/pagine/nuova')
  await settle(page)
  await page.getByLabel('Titolo').fill('La giornata del Club')
  await expect(page.getByLabel('Indirizzo')).toHaveValue('/la-giornata-del-club')
  await page.getByRole('button', { name: 'Crea la pagina' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La giornata del Club')
  const outline = page.getByRole('navigation', { name: 'Struttura della pagina' })

  const write = async (title: string) => {
    await outline.getByRole('button', { name: /Aggiungi un blocco.*Corpo/ }).click()
    await page.getByLabel('Cerca un blocco').fill('invito finale')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Invito finale/ })
      .click()
    await page.getByRole('region', { name: 'Invito finale' }).getByLabel('Titolo', { exact: true }).first().fill(title)
    await expect(outline.getByRole('button', { name: title })).toBeVisible()
  }
  await write('Il primo invito')
  await write('Solo per chi è Premium')
  await page
    .getByRole('region', { name: 'Invito finale' })
    .getByRole('button', { name: /^Cambia/ })
    .last()
    .click()
  await page
    .getByRole('region', { name: 'Invito finale' })
    .getByRole('button', { name: 'Premium', exact: true })
    .click()
  await write('Il terzo invito')
  await outline.getByRole('button', { name: 'Sposta prima' }).click()
  await expect(outline.getByRole('button', { name: 'Sposta prima' })).toBeFocused()
  await expect(outline.getByRole('listitem').nth(1)).toContainText('Il terzo invito')
  await expect(page.getByText(/^Salvata alle/)).toBeVisible()

  const preview = page.getByRole('region', { name: 'Anteprima' })
  const shown = preview.frameLocator('iframe')
  await preview.getByLabel('Come la vede chi è').selectOption('REGISTRATO')
  await expect(shown.getByText('Il terzo invito')).toBeVisible()
  await expect(shown.getByText('Solo per chi è Premium')).toHaveCount(0)
  await expect(preview.getByText('Lo vede solo chi è: Premium.')).toBeVisible()
  await preview.getByLabel('Come la vede chi è').selectOption('PREMIUM')
  await expect(shown.getByText('Solo per chi è Premium')).toBeVisible()
  await expect(preview.getByText('Vede tutti i blocchi.')).toBeVisible()
  // What is in the frame is a page of the club, asked about where it stands.
  expect(await axeFaults(page, { exclude: ['iframe'] })).toEqual([])

  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText('Pubblicata: i lettori la trovano già così.')).toBeVisible()
  const seen = async (who: number | null) => {
    const context = await contextOf(browser, who)
    const answer = await context.request.get('/la-giornata-del-club')
    const body = await answer.text()
    await context.close()
    return ['Il primo invito', 'Solo per chi è Premium', 'Il terzo invito'].map((words) => body.includes(words))
  }
  await expect.poll(() => seen(null)).toEqual([true, false, true])
  expect(await seen(VISITORS.PREMIUM)).toEqual([true, true, true])

  await outline.getByRole('button', { name: 'Il primo invito' }).click()
  await outline.getByRole('button', { name: /^Togli/ }).click()
  await expect(page.getByText(/^Salvata alle/)).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  await expect.poll(() => seen(null)).toEqual([false, false, true])
  await page.getByRole('link', { name: 'Versioni' }).click()
  await page.getByRole('button', { name: 'Riprendi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Riprendi' }).click()
  await expect(page.getByText('è di nuovo la bozza')).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  await expect.poll(() => seen(null)).toEqual([true, false, true])
  expect(complaints).toEqual([])
  await editor.close()
})

/** One pixel, as real as any. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an editor loses nothing: the network goes and comes, an answer is lost, a file is sent, a colleague saves first, and the preview writes nothing', async ({
  browser,
}) => {
  const [editor, colleague] = [
    await contextOf(browser, STAFF.editor),
    await contextOf(browser, STAFF.administrator),
  ] as const
  const headers = { 'sec-fetch-site': 'same-origin' }
  const opened = await editor.request.post('/redazione/pagine/nuova', {
    headers,
    form: { title: 'Non perdere niente', path: `/non-perdere-niente-${randomUUID()}` },
    maxRedirects: 0,
  })
  const desk = (opened.headers().location ?? '').replace(/\?.*/, '')
  const save = (who: typeof editor, basedOn: number, title: string) =>
    who.request.post(`${desk}/bozza`, {
      headers,
      data: {
        basedOn,
        head: { title, description: '', sharing: {} },
        parentId: null,
        document: {
          regions: {
            main: [
              {
                id: 'disegno',
                type: 'infographic',
                audience: {},
                fields: { title: 'In figura', content: '<p>Sì</p>' },
              },
              {
                id: 'domande',
                type: 'faq',
                audience: {},
                fields: { items: [{ question: 'Si apre?', answer: '<p>Si apre. <a href="/servizi">Altrove</a></p>' }] },
              },
            ],
          },
        },
      },
    })
  expect((await save(editor, 1, 'Non perdere niente')).ok()).toBe(true)

  const page = await editor.newPage()
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(desk)
  await settle(page)
  const form = page.getByRole('region', { name: 'Infografica' })
  const title = form.getByLabel('Titolo')
  const isSaved = page.getByText(/^Salvata alle/)

  await page.route('**/bozza', (route) => route.abort())
  await title.fill('Senza rete')
  await expect(page.getByText('il Club non risponde')).toBeVisible()
  await page.unroute('**/bozza')
  await page.getByRole('button', { name: 'Riprova ora' }).click()
  await expect(isSaved).toBeVisible()

  // It arrives, and nobody learns that it did.
  await page.route('**/bozza', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await title.fill('Risposta persa')
  await expect(page.getByText('il Club non risponde')).toBeVisible()
  await title.fill('Risposta persa, e altre parole')
  await page.unroute('**/bozza')
  await page.getByRole('button', { name: 'Riprova ora' }).click()
  await expect(isSaved).toBeVisible()
  await expect(page.getByRole('heading', { name: /in un’altra scheda mentre/ })).toHaveCount(0)

  await form.getByLabel('Immagine').setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: PIXEL })
  await expect(form.getByText('note.txt non va bene qui')).toBeVisible()
  await form.getByLabel('Immagine').setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(form.locator('img[src^="/files/"]')).toBeVisible()
  await expect(isSaved).toBeVisible()

  const preview = page.getByRole('region', { name: 'Anteprima' })
  const shown = preview.frameLocator('iframe')
  await expect(shown.getByRole('heading', { name: 'Risposta persa, e altre parole' })).toBeVisible()
  const writes: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
  await shown.getByText('Si apre?').click()
  await shown.getByRole('link', { name: 'Altrove' }).click()
  await expect(shown.getByText('Questa è un’anteprima')).toBeVisible()
  await expect(shown.getByText('Si apre. Altrove'), 'it is still here, and open').toBeVisible()
  const inside = page.frames().find((frame) => frame.url().includes('/anteprima'))
  const answered = await inside?.evaluate(async () => (await fetch('/api/favorites', { method: 'POST' })).status)
  expect([answered, writes]).toEqual([409, []])

  const { number } = await (await save(colleague, 0, 'Del collega')).json()
  expect((await save(colleague, number, 'Del collega')).ok()).toBe(true)
  await page.getByRole('button', { name: /^Infografica/ }).click()
  await title.fill('La mia')
  const notice = page.getByRole('region', { name: /ha salvato questa pagina mentre ci lavoravi/ })
  await expect(notice).toBeVisible()
  await expect(title).toBeFocused()
  expect(await axeFaults(page, { exclude: ['iframe'] })).toEqual([])
  await notice.getByRole('button', { name: 'Vai avanti con la mia' }).click()
  await expect(isSaved).toBeVisible()
  await page.getByRole('link', { name: 'Versioni' }).click()
  await expect(page.getByText('Bozza messa da parte')).toBeVisible()
  await editor.close()
  await colleague.close()
})
