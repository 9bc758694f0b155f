import { type APIRequestContext, type Browser, expect, type Page, type Response, test } from '@playwright/test'
import type { BeatWire } from '#areas/classroom/wire.ts'
import { identityToWire } from '#areas/courses/card-wire.ts'
import { toAccess } from '#areas/courses/wire.ts'
import { readCourses, readLessons, readQuestions } from '../../db/seed/courses/course-files.ts'
import { axeFaults, contextOf, settle, stopMovedTime, watch } from './visit.ts'

const SLUG = 'igiene-delle-mani-il-gesto-che-salva'
const TITLE = readCourses().find(({ slug }) => slug === SLUG)?.title ?? ''
const DAY_SECONDS = 24 * 60 * 60

/** Whoever may move the clock of the demo: studying takes minutes, a journey does not. */
async function clockOf(browser: Browser, baseURL: string): Promise<(seconds: number) => Promise<void>> {
  const request: APIRequestContext = (await contextOf(browser, 9003)).request
  return async (seconds) => {
    const answer = await request.post('/api/demo/clock', {
      data: { advanceDays: seconds / DAY_SECONDS },
      headers: { origin: baseURL },
    })
    expect(answer.ok()).toBe(true)
  }
}

/** Wherever one says to be, the server counts no more than the time that has passed. */
const MOST_SECONDS = 36_000

const NEXT = /^(Prossima lezione|Vai alla prova finale)$/

/**
 * Reads a lesson as a person does, in a time that passes faster for browser and server alike: the beginning on the page, the many minutes
 * that follow by what the page would tell, and the end on the page again.
 */
async function study(page: Page, advance: (seconds: number) => Promise<void>): Promise<void> {
  await page.waitForURL(/\/lezione\/\d+$/)
  const { origin, pathname } = new URL(page.url())
  const [courseId = 0, lessonId = 0] = (pathname.match(/\d+/g) ?? []).map(Number)
  const next = page.getByRole('link', { name: NEXT })
  const play = page.getByRole('button', { name: 'Riproduci' })
  if (await play.isVisible()) await play.click()
  const onPage = async () => {
    await advance(11)
    await page.clock.runFor(10_000)
  }
  for (let turn = 0; turn < 3; turn += 1) await onPage()
  for (let beat = 0, isDone = false; beat < 400 && !isDone; beat += 1) {
    await advance(20)
    const answer = await page.request.post(`/api/FAD/Aula/${courseId}/Progresso`, {
      data: { lessonId, positionSeconds: MOST_SECONDS },
      headers: { origin },
    })
    isDone = ((await answer.json()) as BeatWire).isDone
  }
  for (let turn = 0; turn < 60 && !(await next.isVisible()); turn += 1) await onPage()
  await next.click()
  // The next lesson has no such link yet; the last leads to the test.
  await expect(next).toHaveCount(0)
}

function isBeatOf(response: Response, lessonId: number): boolean {
  if (!response.url().endsWith('/Progresso')) return false
  return (response.request().postDataJSON() as { lessonId: number }).lessonId === lessonId
}

const LEFT = /Ancora (\d+):(\d\d)/

function secondsIn(words: string): number {
  const [, minutes = 0, seconds = 0] = LEFT.exec(words.replaceAll('<!-- -->', ''))?.map(Number) ?? []
  return minutes * 60 + seconds
}

/** Answers the final test rightly, or wrongly on purpose. */
async function answer(page: Page, isRight: boolean): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Prova finale' })).toBeVisible()
  const groups = page.locator('main form fieldset')
  await expect(groups).toHaveCount(6)
  for (const group of await groups.all()) {
    const words = (await group.textContent()) ?? ''
    const known = readQuestions(SLUG).find((question) => words.includes(question.words))
    if (!known) throw new Error(`A question that is not in the bank: ${words}`)
    await group.getByText(isRight ? known.rightAnswer : (known.wrongAnswers[0] ?? ''), { exact: true }).click()
  }
  await page.getByRole('button', { name: 'Consegna la prova' }).click()
}

test('[CRS-021] [CRS-022] [CRS-031] [CRS-036] a whole course: found, paid with credits, studied on desk and phone, failed, studied again, passed, certified', {
  tag: '@moves-the-clock',
}, async ({ browser, baseURL }) => {
  const advance = await clockOf(browser, baseURL ?? '')
  const desk = await contextOf(browser, 1002)
  await desk.clock.install()
  const page = await desk.newPage()
  const complaints = watch(page)
  await page.goto('/corsi-ecm-fad')
  await settle(page)
  await page.getByRole('main').getByLabel('Cerca un corso').fill('igiene mani')
  await page.getByRole('button', { name: 'Applica Filtri' }).click()
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByText('L’iscrizione costa 2 crediti del piano')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('button', { name: 'Iscriviti al corso' }).first().click()
  const room = await opened
  await expect(room.getByText(/L’iscrizione usa 2 crediti: adesso ne hai \d+, dopo ne avrai \d+/)).toBeVisible()
  await room.getByRole('button', { name: 'Iscriviti e inizia' }).click()
  await study(room, advance)
  await study(room, advance)
  // Twenty seconds into the third lesson the desk is left.
  await expect(room.getByText('Lezione 3 di 4')).toBeVisible()
  const lesson = Number(new URL(room.url()).pathname.split('/').at(-1))
  let told = 0
  for (let beat = 0; beat < 6 && told < 20; beat += 1) {
    await advance(11)
    // The lesson before this one says goodbye by the same call.
    const answered = room.waitForResponse((response) => isBeatOf(response, lesson))
    await room.clock.runFor(10_000)
    told = ((await (await answered).json()) as BeatWire).positionSeconds
  }
  expect(told, 'the server has counted them').toBeGreaterThanOrEqual(20)
  // Time stands still on the desk, so that what is left there is left on the phone.
  await stopMovedTime(room)
  const onDesk = secondsIn((await room.getByText(LEFT).textContent()) ?? '')
  expect(complaints).toEqual([])
  await desk.close()

  // On the phone the same second is there.
  const phone = await contextOf(browser, 1002)
  await phone.clock.install()
  const list = await phone.newPage()
  await list.setViewportSize({ width: 360, height: 800 })
  await list.goto('/profilo/la-mia-formazione')
  await settle(list)
  const card = list.getByRole('listitem').filter({ hasText: TITLE }).first()
  const again = list.waitForEvent('popup')
  await card.getByRole('button', { name: 'Continua il corso' }).click()
  const small = await again
  await small.setViewportSize({ width: 360, height: 800 })
  const on = small.getByRole('link', { name: 'Riprendi da dove eri' })
  // As the server sends the page, before time goes on in it: no second that was told is lost, and none is given.
  const sent = await (await phone.request.get((await on.getAttribute('href')) ?? '')).text()
  const whole = readLessons(SLUG)[2]?.durationSeconds ?? 0
  expect(secondsIn(sent)).toBeLessThanOrEqual(whole - told)
  expect(secondsIn(sent)).toBeGreaterThanOrEqual(onDesk - 1)
  await on.click()
  await study(small, advance)
  await study(small, advance)
  await answer(small, false)
  await expect(small.getByText('Hai risposto esattamente al 0% delle domande')).toBeVisible()
  await expect(small.getByText('hai ancora 4 tentativi')).toBeVisible()
  await expect(small.getByRole('link', { name: 'Vai alla prova' })).toHaveCount(0)
  await small.getByRole('link', { name: 'Inizia dalla prima lezione' }).click()
  for (const _lesson of readLessons(SLUG)) await study(small, advance)
  await answer(small, true)

  await expect(small.getByRole('heading', { name: 'Prova superata' })).toBeVisible()
  for (const name of ['relevance', 'quality', 'usefulness'])
    await small.locator(`input[name=${name}][value="4"]`).check({ force: true })
  await small.locator('input[name=sponsor][value=no]').check({ force: true })
  await small.getByLabel('Luogo di nascita').fill('Milano')
  await small.getByLabel('Dipendente').check({ force: true })
  await small.getByRole('button', { name: 'Invia e vai all’attestato' }).click()
  const download = small.waitForEvent('download')
  await small.getByRole('button', { name: 'Scarica l’attestato' }).click()
  const code = /attestato-ecm-([\w-]+)\.pdf/.exec((await download).suggestedFilename())?.[1]
  await phone.close()

  // Whoever holds the paper checks it, in a window that knows nobody.
  const stranger = await browser.newContext()
  const check = await stranger.newPage()
  await check.goto(`/verifica-attestato/${code}`)
  await expect(check.getByText('Autentico e valido')).toBeVisible()
  for (const words of ['Marco Bellini', 'Milano, 1988', TITLE, '2 (due)'])
    await expect(check.getByText(words, { exact: true })).toBeVisible()
  expect(await axeFaults(check)).toEqual([])
  await stranger.close()
})

test('[CRS-019] [CRS-038] [CRS-039] what fails is said, a preview opens by its id, a file is saved or its format chosen', async ({
  page,
}) => {
  await page.route('**/api/graphql/videoclip**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/corsi-ecm-fad/videoclip')
  await settle(page)
  await page.getByRole('button', { name: 'Mostra altri' }).click()
  await expect(page.getByText('Si è verificato un errore con il servizio /graphql/videoclip')).toBeVisible()
  await page.goto('/corsi-ecm-fad/privacy-in-ambulatorio')
  await settle(page)
  await page.getByRole('button', { name: 'Anteprima' }).click()
  const preview = page.getByRole('dialog', { name: 'Anteprima: Privacy in ambulatorio' })
  await expect(preview.getByRole('heading', { name: 'Programma' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('previewFile')))
  await expect(page.getByText("Si è verificato un errore con il recupero dell'ID del corso")).toBeVisible()
  const save = (files: { label: string; href: string }[]) =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('saveFile', { detail })), {
      title: 'Scegli il formato',
      files,
    })
  const pdf = { label: 'PDF', href: '/favicon.ico' }
  const alone = page.waitForEvent('download')
  await save([pdf])
  await alone
  await save([pdf, { label: 'EPUB', href: '/favicon.ico?2' }])
  const choice = page.getByRole('dialog', { name: 'Scegli il formato' })
  await expect(choice.getByRole('button')).toHaveCount(3)
  const chosen = page.waitForEvent('download')
  await choice.getByRole('button', { name: 'EPUB' }).click()
  await chosen
})

test('[CRS-032] [CRS-033] [CRS-035] the door asks for what is missing, and swallows what it cannot explain', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1003)
  const page = await context.newPage()
  const answers: object[] = [
    { status: 500, json: {} },
    { json: toAccess({ kind: 'ask', dialog: 'credits', balance: 1, credits: 8 }) },
    { json: toAccess({ kind: 'ask', dialog: 'fiscal-code', storedCode: null }) },
    { json: { courseAccessURL: '/corsi-ecm-fad' } },
  ]
  await page.route('**/api/FAD/Utente/AutoLogin/**', (route) => route.fulfill(answers.shift() ?? {}))
  const saved: unknown[] = []
  await page.route('**/api/contact', (route) => {
    saved.push(route.request().postDataJSON())
    return route.fulfill({ json: null })
  })
  await page.goto('/corsi-ecm-fad/asma-in-eta-pediatrica')
  await settle(page)
  const door = page
    .getByRole('main')
    .getByRole('button', { name: /corso$/ })
    .first()
  await door.click()
  await expect(door).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await door.click()
  const credits = page.getByRole('dialog', { name: 'Crediti insufficienti' })
  await expect(credits.getByText('8', { exact: true })).toBeVisible()
  await expect(credits.getByRole('link', { name: 'Richiedi crediti aggiuntivi' })).toHaveAttribute(
    'href',
    '/assistenza/contatti',
  )
  await credits.getByRole('button', { name: 'Chiudi' }).last().click()
  await door.click()
  const code = page.getByRole('dialog', { name: 'Manca il tuo codice fiscale' })
  await code.getByLabel('Codice fiscale').fill('123')
  await code.getByRole('button', { name: 'Salva e continua' }).click()
  await expect(code.getByText('Inserisci un codice fiscale valido', { exact: false })).toBeVisible()
  await code.getByLabel('Codice fiscale').fill('rssmra80a01h50mm')
  const opened = page.waitForEvent('popup')
  await code.getByRole('button', { name: 'Salva e continua' }).click()
  await opened
  expect(saved).toEqual([identityToWire('RSSMRA80A01H50MM')])
  await context.close()
})

test('[TRN-003] [TRN-005] [TRN-006] [TRN-009] [TRN-012] [TRN-016] my training: credits and counts that can be read, more courses, and a sentence for each service that fails', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1003)
  const page = await context.newPage()
  await page.goto('/profilo/la-mia-formazione')
  await settle(page)
  const chart = page.getByRole('region', { name: 'Il tuo andamento' })
  for (const label of ['Attivi', 'Superati', 'Non superati', 'Scaduti'])
    await expect(chart.getByText(label, { exact: true })).toBeVisible()
  await expect(chart.locator('dd')).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/])
  const panel = page.getByRole('region', { name: 'I tuoi crediti ECM' })
  await expect(panel).toContainText(/Disponibili\s*\d+,\d\d\s*Usati\s*\d+,\d\d\s*Bonus\s*\d+,\d\d/)
  const [available = 0, used = 0, , plafond] = ((await panel.innerText()).match(/\d+,\d\d/g) ?? []).map((figure) =>
    Number(figure.replace(',', '.')),
  )
  expect(plafond).toBe(available + used)
  await page.getByRole('link', { name: 'Superati', exact: true }).click()
  const courses = page.getByRole('list', { name: 'I tuoi corsi' }).getByRole('heading')
  await expect(courses).toHaveCount(6)
  await page.getByRole('button', { name: 'Mostra altri' }).click()
  await expect(courses).not.toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Mostra altri' })).toHaveCount(0)
  const fail = { status: 500, json: {} }
  await page.route('**/api/CRM/Utente/Portafogli', (route) => route.fulfill(fail))
  await page.route('**/api/FAD/Corsi/Riepilogo', (route) => route.fulfill(fail))
  await page.reload()
  await expect(page.getByText('Errore nel servizio /CRM/Utente/Portafogli')).toBeVisible()
  await expect(page.getByText('Errore nel servizio /FAD/Corsi/Riepilogo')).toBeVisible()
  await context.close()
})

test('an editor makes a course, writes a lesson, imports its questions and opens it: who is not signed in finds it', async ({
  browser,
}) => {
  const context = await contextOf(browser, 9001)
  const page = await context.newPage()
  const complaints = watch(page)
  await page.goto('/redazione/corsi')
  await page.getByRole('link', { name: 'Nuovo corso' }).click()
  const title = 'Il dolore in triage: misurarlo e crederci'
  for (const [label, value] of [
    ['Titolo', title],
    ['Numero dell’evento', '495001'],
    ['Crediti ECM', '1'],
    ['Ore di studio', '1'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Obiettivo formativo nazionale').selectOption('2')
  await page.getByLabel('Modello didattico').selectOption('Multimediale')
  const parts = page.getByRole('navigation', { name: 'Parti del modulo' })
  await parts.getByRole('link', { name: 'Pagina del corso' }).click()
  await page
    .getByLabel('Presentazione', { exact: true })
    .fill('Scale, parole e tempi di chi accoglie il dolore degli altri.')
  await page.getByRole('button', { name: 'Salva' }).click()
  // What is missing is told all together, and nothing typed is lost.
  await expect(page.getByRole('alert')).toContainText('Scegli la collana.')
  await expect(page.getByRole('alert')).toContainText('Scegli almeno una professione.')
  await expect(page.getByLabel('Titolo', { exact: true })).toHaveValue(title)
  // A mistake in a part that is closed opens it.
  await page.getByRole('alert').getByRole('link', { name: 'Scegli la collana.' }).click()
  await page.getByLabel('Collana').selectOption('Medicina')
  // Without who answers for it and who teaches it would not open.
  for (const field of ['Responsabile scientifico', 'Docenti']) {
    const search = page.getByRole('combobox', { name: `Cerca: ${field}` })
    await search.fill('agnese tod')
    await page.getByRole('option', { name: /Agnese Todaro/ }).click()
    // Where more may be chosen the list stays open.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: field }).getByRole('button', { name: /^Togli/ })).toBeVisible()
  }
  await parts.getByRole('link', { name: 'Evento' }).click()
  await page.getByLabel('Tutte le professioni sanitarie').check()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Mancano 3 domande', { exact: false })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  // The page of a draft, as each type would have it; nobody enrols from here.
  await page.getByRole('link', { name: 'Anteprima' }).click()
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByRole('dialog')).toContainText('Il materiale di questo corso è in preparazione.')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Premium', exact: true }).click()
  await expect(page).toHaveURL(/tipo=PREMIUM/)
  await page.getByRole('link', { name: 'Con il portafoglio ecm' }).click()
  await page.getByRole('button', { name: 'Iscriviti al corso' }).first().click()
  await expect(page.getByText('È un’anteprima: da qui il corso non si apre.')).toBeVisible()
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Torna al corso' }).click()
  await page.getByRole('link', { name: 'Lezioni', exact: true }).click()
  await page.getByRole('link', { name: 'Aggiungi la prima lezione' }).click()
  await page.getByLabel('Titolo della lezione').fill('La scala da zero a dieci')
  await page.getByLabel('Come si presenta').selectOption('Testo')
  await page.getByLabel('Durata').fill('60')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('alert')).toContainText('Scrivi il testo')
  // What was refused is not saved: leaving asks, also after the answer.
  await page.getByRole('link', { name: 'Esci senza salvare' }).click()
  await page.getByRole('button', { name: 'Resta qui' }).click()
  await page.getByLabel('Testo', { exact: true }).fill('Si chiede, si crede, si scrive.')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('link', { name: 'La scala da zero a dieci' })).toBeVisible()
  // A lesson and its words do not go at one touch.
  await page.getByRole('button', { name: 'Togli: La scala da zero a dieci' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Torna indietro' }).click()
  await expect(page.getByRole('link', { name: 'La scala da zero a dieci' })).toBeVisible()
  await page.getByRole('link', { name: 'Domande', exact: true }).click()
  await page.getByRole('link', { name: 'Importa da CSV' }).click()
  const lines = ['Che cosa misura la scala?', 'Chi dice quanto fa male?', 'Quando si rivaluta il dolore?']
  const file = (text: string) => ({ name: 'domande.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const sheet = lines.map((words) => `${words};uno;due;tre;quattro;B`).join('\r\n')
  await page.getByLabel('File CSV').setInputFiles(file(`${sheet}\r\nSenza risposte?;B`))
  await page.getByRole('button', { name: 'Importa' }).click()
  await expect(page.getByRole('alert')).toContainText('Riga 4. Ha 2 celle invece di 6.')
  await page.getByLabel('File CSV').setInputFiles(file(sheet))
  await page.getByRole('button', { name: 'Importa' }).click()
  await expect(page.getByRole('status').filter({ hasText: '3 domande importate.' })).toBeVisible()
  await page.getByRole('link', { name: 'Riepilogo' }).click()
  // Nor does a whole course.
  await page.getByRole('button', { name: 'Elimina la bozza' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Torna indietro' }).click()
  await page.getByRole('button', { name: 'Apri il corso' }).click()
  await expect(page.getByRole('heading', { name: 'Aperto' })).toBeVisible()
  // The refused import answers 400, as it must.
  expect(complaints.filter((line) => !/400/.test(line))).toEqual([])
  await context.close()
  const visitor = await contextOf(browser, null)
  const catalogue = await visitor.newPage()
  await catalogue.goto('/corsi-ecm-fad?cerca=dolore+in+triage')
  await expect(catalogue.getByRole('link', { name: title })).toBeVisible()
  await visitor.close()
})
