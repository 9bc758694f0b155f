import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { STAFF, VISITORS } from '../support/visitors.ts'
import { contextOf, settle } from './visit.ts'

/**
 * DSK-055. Every form of the desk is sent by the router, as `tests/desk-forms.test.ts` asks of each: with its page, as a form of ours or as the
 * router's own, or in place. What holds a form that cannot arrive stands before all of them (`personal-pages.tsx`), so one of each kind is
 * held here: without a line, then without a session, pressed twice each time; and arrives once.
 */
type Kind = {
  kind: string
  path: string
  /** What is folded, opened first. */
  open?: (page: Page) => Promise<void>
  form: (page: Page) => Locator
  /** What is written, by the names of the fields. */
  words: Readonly<Record<string, string>>
  button: string
  /** What is there once it has arrived. */
  done: (page: Page) => Locator
}

const member = `/redazione/iscritti/${VISITORS.EX_TRIAL}`
const NOTE = 'Richiamare quando torna la linea'
const formOf = (page: Page, field: string) => page.locator(`#contenuto form[method=post]:has([name="${field}"])`)

const KINDS: readonly Kind[] = [
  {
    kind: 'that keeps a record',
    path: '/redazione/contenuti/sinonimi/nuovo',
    form: (page) => page.getByRole('form', { name: 'Modifica' }),
    words: { term: 'Lineaperduta', meanings: 'Sessione finita' },
    button: 'Salva',
    done: (page) => page.getByRole('heading', { level: 1, name: 'Lineaperduta' }),
  },
  {
    kind: 'of ours',
    path: member,
    open: (page) => page.locator('#nota summary').click(),
    form: (page) => formOf(page, 'note'),
    words: { note: NOTE },
    button: 'Annota',
    done: (page) => page.locator('#contenuto li').filter({ hasText: NOTE }),
  },
  {
    kind: 'of the router',
    path: `${member}/etichette`,
    form: (page) => page.getByRole('form', { name: 'Dai un’etichetta' }),
    words: { name: 'Linea perduta' },
    button: 'Dai l’etichetta',
    done: (page) => page.getByRole('link', { name: 'Linea perduta', exact: true }),
  },
  {
    kind: 'in place',
    path: `/redazione/iscritti/${VISITORS.PREMIUM}`,
    open: (page) => page.getByText('Prolunga il Premium').click(),
    form: (page) => formOf(page, 'lastDay'),
    words: { reason: 'Chiesto per telefono' },
    button: 'Guarda che cosa cambia',
    done: (page) => page.getByText('È già così: non cambierebbe niente.'),
  },
]

for (const { kind, path, open, form, words, button, done } of KINDS)
  test(`[DSK-055] a form ${kind} keeps its words without a line and without a session, and arrives once`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, STAFF.administrator)
    const page = await context.newPage()
    await page.goto(path)
    await settle(page)
    await open?.(page)
    for (const [name, value] of Object.entries(words)) await form(page).locator(`[name="${name}"]`).fill(value)
    const keeps = async () => {
      for (const [name, value] of Object.entries(words))
        await expect(form(page).locator(`[name="${name}"]`)).toHaveValue(value)
      expect(new URL(page.url()).pathname).toBe(path)
    }
    let sent = 0
    page.on('request', (request: Request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/redazione/')) sent += 1
    })

    await context.setOffline(true)
    await form(page).getByRole('button', { name: button }).dblclick()
    const notice = page.getByRole('alert')
    await expect(notice.getByRole('heading', { name: 'Il Club non risponde' })).toBeVisible()
    await keeps()

    const { cookies } = await context.storageState()
    await context.clearCookies()
    await context.setOffline(false)
    await expect(notice.getByRole('heading', { name: 'La sessione è scaduta' })).toBeVisible()
    await notice.getByRole('button', { name: 'Riprova' }).click()
    await expect(notice.getByRole('heading', { name: 'La sessione è scaduta' })).toBeVisible()
    await keeps()
    expect(sent, 'nothing has left').toBe(0)

    await context.addCookies(cookies)
    await notice.getByRole('button', { name: 'Riprova' }).click()
    await expect(done(page).first()).toBeVisible()
    expect(sent, 'pressed twice, it left once').toBe(1)
    await context.close()
  })
