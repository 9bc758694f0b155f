import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults, contextOf, layoutShift, settle, watch } from './visit.ts'

type Listed = { slug: string; name: string; specialization: string | null; city: string | null }

test('[API-001] a cardiologist in Torino is found by a misspelt surname, and taken away as a contact', async ({
  page,
}) => {
  const complaints = watch(page)
  const answer = await page.request.get('/api/professionallist/professionalcards?province=TO&text=cardiologia')
  const { professionalCards } = (await answer.json()) as { professionalCards: Listed[] }
  const sought = professionalCards.find(
    ({ specialization, city }) => specialization === 'Cardiologia' && city === 'Torino',
  )
  if (!sought) throw new Error('There is no cardiologist in Torino.')
  const surname = sought.name.split(' ').at(-1) ?? ''
  const mistyped = `${surname.slice(0, 2)}${surname.slice(3)}`
  await page.goto('/professionisti-sanitari')
  await settle(page)
  await page.getByLabel('Nome, professione o città').fill(`cardiologia ${mistyped}`)
  await page.getByLabel('Provincia').selectOption('TO')
  await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click()
  await expect(page).toHaveURL(/province=TO/)
  await page.getByRole('link', { name: sought.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: sought.name })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Salva il contatto' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${sought.slug}.vcf`)
  await page.goBack()
  await expect(page.getByLabel('Nome, professione o città')).toHaveValue(`cardiologia ${mistyped}`)
  expect(complaints).toEqual([])
})

test('[DIR-009] [DIR-010] a changed request aborts the previous one, and nobody is told of a failure', async ({
  page,
}) => {
  // A server that never answers the first question: the page must stop waiting by itself.
  await page.addInitScript(() => {
    const aborted: string[] = []
    Object.assign(window, { aborted })
    const ask = window.fetch
    window.fetch = (input, init) => {
      const url = String(input instanceof Request ? input.url : input)
      if (!url.includes('text=rossi')) return ask(input, init)
      const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          aborted.push(url)
          reject(signal.reason)
        })
      })
    }
  })
  await page.goto('/professionisti-sanitari')
  await settle(page)
  const words = page.getByLabel('Nome, professione o città')
  const search = page.getByRole('search', { name: 'Cerca un professionista' })
  await words.fill('rossi')
  await words.press('Enter')
  await expect(search).toHaveAttribute('aria-busy', 'true')
  await words.fill('zzzzqqq')
  await words.press('Enter')
  await expect(page.getByText('0 risultati trovati')).toBeVisible()
  const aborted = await page.evaluate(() => (window as unknown as { aborted: string[] }).aborted)
  expect(aborted.filter((url) => url.includes('text=rossi'))).toHaveLength(1)
  await expect(page.getByText('Siamo spiacenti ma la ricerca non ha prodotto risultati.')).toBeVisible()
  await expect(page.getByText('Errore del servizio durante la richiesta della lista.')).toHaveCount(0)
})

test('[CRD-001] [CRD-021] [LOY-013] my card is published from a phone, points come for it, and become a reward', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1013)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  const complaints = watch(page)
  await page.goto('/profilo/la-mia-scheda')
  await settle(page)
  const goOn = page.getByRole('button', { name: 'Salva e continua' })
  await page.getByLabel('Foto', { exact: true }).setInputFiles({
    name: 'io.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: '#12558f' } })
      .composite([
        { input: { create: { width: 30, height: 60, channels: 3, background: '#c2410c' } }, left: 60, top: 0 },
      ])
      .png()
      .toBuffer(),
  })
  const framing = page.getByRole('dialog', { name: 'Inquadra la foto' })
  await framing.getByLabel('Ingrandimento').fill('2.02')
  await framing.getByLabel('Da sinistra a destra').fill('1')
  await framing.getByRole('button', { name: 'Usa questa foto' }).click()
  await expect(page.getByRole('button', { name: 'Togli la foto' })).toBeVisible()
  await page.getByLabel('Ho preso visione dell’informativa').check()
  await page.getByLabel('Accetto i termini').check()
  await goOn.click()
  await expect(page.getByRole('heading', { name: '2. Professioni' })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi una professione' }).click()
  await page.getByLabel('Professione', { exact: true }).fill('Farmacista')
  await page.getByLabel('Città').fill('Cuneo')
  await page.getByLabel('Provincia').selectOption('CN')
  await page.getByLabel('Presentazione').fill('Preparo farmaci e ascolto.')
  await expect(page.locator('details').filter({ hasText: 'Anteprima' })).toContainText('Preparo farmaci e ascolto.')
  await goOn.click()
  await page.getByLabel('DOI o PubMed id').fill('10.5555/camice.2024.001')
  await page.getByRole('button', { name: 'Trova e aggiungi' }).click()
  await expect(page.getByLabel('Rivista')).toHaveValue('Rivista dimostrativa di medicina interna')
  await goOn.click()
  await page.getByLabel('Telefono').fill('0171 555000')
  await page.getByLabel('Chi vede i contatti').selectOption('Pubblica')
  await goOn.click()
  await page.getByRole('switch', { name: 'Scheda pubblica' }).press('Space')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('link', { name: 'Vedi la scheda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Andrea Conti' })).toBeVisible()
  const shown = await page.getByRole('main').locator('img[src^="/files/"]').first().getAttribute('src')
  const { dominant } = await sharp(Buffer.from(await (await page.request.get(shown ?? '')).body())).stats()
  expect(dominant.r, 'the square that was chosen is the right half').toBeGreaterThan(dominant.b)
  await expect(page.getByRole('link', { name: '0171 555000' })).toBeVisible()

  await page.goto('/profilo/il-mio-programma-fedelta')
  await settle(page)
  await expect(page.getByText('430 Punti')).toBeVisible()
  await expect(page.getByText('Scheda professionale pubblicata')).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Vai al catalogo' }).click()
  await page.getByRole('link', { name: 'Buono libri da 10 €' }).click()
  await page.getByRole('button', { name: 'Usa i punti' }).click()
  await expect(page.getByText(/[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible()
  await expect(page.getByText('180 Punti')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
