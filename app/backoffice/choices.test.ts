import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import type { Choice } from '#platform/pure/choices.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

const club = useClub()
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
type Fields = Record<string, string | readonly string[]>

async function post(url: string, who: number | null, fields: Fields) {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each as string]))
  const payload = new URLSearchParams(pairs).toString()
  return club.app.inject({ method: 'POST', url, headers: { ...(await club.cookieOf(who)), ...SENT }, payload })
}
const read = async (url: string, who: number | null) => club.app.inject({ url, headers: await club.cookieOf(who) })
const ask = (kind: string, words: string, who: number | null) =>
  read(`/redazione/scegli/${kind}?${new URLSearchParams({ cerca: words })}`, who)
const found = async (kind: string, words: string, who: number) => (await ask(kind, words, who)).json() as Choice[]

/** Each choice of a field as its page shows it, ticked or not. */
function choices(html: string, name: string) {
  const inputs = [...documentOf(html).querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  return inputs.map((input) => ({
    code: input.value,
    words: input.closest('label')?.textContent ?? '',
    isTicked: input.hasAttribute('checked'),
  }))
}

describe('what a field that chooses asks', () => {
  test('[DSK-049] is found by words, with title, state and code; a code alone finds it too', async () => {
    expect(await found('portafogli', 'tutela LEGALE', STAFF.editor)).toContainEqual({
      code: 'tutelaLegale',
      title: 'Tutela legale',
      state: expect.any(String),
    })
    expect((await found('portafogli', 'Tutela legale', STAFF.administrator)).map(({ code }) => code)).toContain('DAS')
    expect(await found('iscritti', 'vitali pietro', STAFF.operator)).toEqual([
      { code: 'C00001022', title: 'Vitali Pietro', state: expect.any(String) },
    ])
    const { rows } = await club.database.db.execute<{ slug: string; title: string }>(
      sql`select slug, title from content_items where publication_date is not null order by slug limit 1`,
    )
    const [item] = rows
    const choice = { code: item?.slug, title: item?.title, state: 'Pubblicato' }
    expect(await found('contenuti', item?.title ?? '', STAFF.editor)).toContainEqual(choice)
    expect(await found('contenuti', `https://club.example/news/${item?.slug}/`, STAFF.editor)).toEqual([choice])
    expect(await found('corsi', 'a', STAFF.editor), 'bounded').toHaveLength(20)
    expect((await found('negozi', 'a', STAFF.editor)).every(({ code }) => /^\d+$/.test(code))).toBe(true)
    expect(await found('contenuti', "%_' or 1=1", STAFF.editor)).toEqual([])
    expect((await ask('contenuti', 'x'.repeat(5000), STAFF.editor)).statusCode).toBe(200)
  })

  test.each([
    ['iscritti', [STAFF.operator, STAFF.administrator, STAFF.accountant, STAFF.legal]],
    ['contenuti', [STAFF.editor, STAFF.administrator]],
    ['corsi', [STAFF.editor, STAFF.administrator]],
    ['negozi', [STAFF.editor, STAFF.administrator]],
    ['categorie', [STAFF.editor, STAFF.administrator]],
    ['portafogli', [STAFF.editor, STAFF.operator, STAFF.administrator]],
  ])('[DSK-049] %s are for whoever works with them, and 403 for every other role', async (kind, allowed) => {
    for (const who of [...Object.values(STAFF), VISITORS.PREMIUM])
      expect((await ask(kind, 'a', who)).statusCode, String(who)).toBe(allowed.some((one) => one === who) ? 200 : 403)
    expect((await ask(kind, 'a', null)).statusCode).toBe(302)
    expect((await ask('niente', 'a', STAFF.administrator)).statusCode).toBe(404)
  })

  test('[DSK-049] tells whoever may not read members names and codes, and finds nobody by e-mail or telephone', async () => {
    expect(await found('iscritti', 'studio.vitali@demo', STAFF.operator)).not.toEqual([])
    expect(await found('iscritti', 'studio.vitali@demo', STAFF.accountant)).toEqual([])
    const [choice] = await found('iscritti', 'vitali', STAFF.accountant)
    expect(Object.keys(choice ?? {})).toEqual(['code', 'title', 'state'])
  })
})

describe('a content', () => {
  const words = {
    contentType: 'Articolo',
    slug: '',
    abstract: 'Che cosa dicono i numeri.',
    body: '<p>Uno.</p>',
    categorySlug: 'nutrizione-e-prevenzione',
    access: 'premium',
    ...Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [`level-${type}`, 'whole'])),
  }
  const NEW = '/redazione/contenuti/nuovo'
  async function write(title: string, fields: Fields = {}): Promise<string> {
    const answer = await post(NEW, STAFF.editor, { ...words, title, ...fields })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(302)
    return String(answer.headers.location).split('?')[0] ?? ''
  }
  const shown = async (desk: string, name: string) => choices((await read(desk, STAFF.editor)).body, name)

  test('[DSK-049] without JavaScript sends words, and chooses among what was found with everything typed kept', async () => {
    await write('Il respiro dei monti')
    const searched = await post(NEW, STAFF.editor, {
      ...words,
      title: 'Quello che scrivo',
      'cerca-related': 'respiro monti',
      openingWallets: ['legal', 'ecm'],
      act: 'save',
    })
    expect(searched.statusCode).toBe(400)
    expect(searched.body).toContain('value="Quello che scrivo"')
    expect(searched.body).toContain('Scegli tra quelli trovati con «respiro monti» e salva di nuovo.')
    const [offered] = choices(searched.body, 'related')
    expect(offered).toEqual({ code: 'il-respiro-dei-monti', words: expect.any(String), isTicked: false })
    for (const part of ['Il respiro dei monti', 'Bozza', 'il-respiro-dei-monti']) expect(offered?.words).toContain(part)
    expect(choices(searched.body, 'openingWallets').map(({ code, isTicked }) => [code, isTicked])).toEqual([
      ['legal', true],
      ['ecm', true],
    ])
    const nothing = await post(NEW, STAFF.editor, { ...words, title: 'Niente', 'cerca-courseSlug': 'zzzz' })
    expect(nothing.body).toContain('Nessun risultato per «zzzz»: prova con altre parole.')
    const empty = await post(NEW, STAFF.editor, { ...words, title: 'Vuoto', cerca: 'related', 'cerca-related': ' ' })
    expect(empty.body).toContain('Scrivi qualche parola da cercare.')
    const [course] = await found('corsi', 'a', STAFF.editor)
    const desk = await write('Quello che scrivo', {
      related: 'il-respiro-dei-monti',
      openingWallets: ['legal', 'ecm'],
      courseSlug: course?.code ?? '',
    })
    expect(await shown(desk, 'related')).toMatchObject([{ code: 'il-respiro-dei-monti', isTicked: true }])
    expect(await shown(desk, 'courseSlug')).toMatchObject([
      { code: course?.code, isTicked: true },
      { code: '', words: 'Nessuno' },
    ])
    expect((await shown(desk, 'openingWallets')).map(({ words: said }) => said)).toEqual([
      expect.stringContaining('Area legale'),
      expect.stringContaining('ECM'),
    ])
  })

  test('[DSK-049] refuses a code that nothing has, too many, and a thousand; one that was there stays until it is removed', async () => {
    for (const [field, code] of [
      ['related', 'mai-esistito'],
      ['courseSlug', 'mai-esistito'],
      ['openingWallets', 'X12'],
    ] as const) {
      const refused = await post(NEW, STAFF.editor, { ...words, title: 'Con un codice finto', [field]: code })
      expect([refused.statusCode, field]).toEqual([400, field])
      expect(refused.body).toContain(`«${code}» non esiste, o è stato tolto da un’altra persona`)
      expect(refused.body).toContain('value="Con un codice finto"')
    }
    const many = Array.from({ length: 1000 }, (_, at) => `codice-${at}`)
    const thousand = await post(NEW, STAFF.editor, { ...words, title: 'Mille', related: many })
    expect([thousand.statusCode, thousand.body.includes('Scegline al massimo 3.')]).toEqual([400, true])
    expect(choices(thousand.body, 'related').length).toBeLessThan(100)
    const two = await post(NEW, STAFF.editor, { ...words, title: 'Due', courseSlug: ['uno', 'due'] })
    expect(two.body).toContain('Scegline uno solo.')

    const gone = await write('Presto via')
    const desk = await write('Ne parla', { related: 'presto-via', slug: 'ne-parla' })
    expect((await post(gone, STAFF.editor, { act: 'delete', seen: '1' })).statusCode).toBe(302)
    const [kept] = await shown(desk, 'related')
    expect(kept?.words).toContain('Codice sconosciuto: presto-via')
    const same = { ...words, title: 'Ne parla', slug: 'ne-parla', related: 'presto-via' }
    expect((await post(desk, STAFF.editor, { ...same, seen: '1' })).statusCode).toBe(302)
    expect((await post(desk, STAFF.editor, { ...same, seen: '2', act: 'publish' })).statusCode).toBe(302)
    expect((await read('/news-approfondimenti/nutrizione-e-prevenzione/ne-parla', null)).statusCode).toBe(200)
    expect((await post(desk, STAFF.editor, { ...same, related: [], seen: '3' })).statusCode).toBe(302)
    const again = await post(desk, STAFF.editor, { ...same, seen: '4' })
    expect(again.statusCode, 'removed once, it cannot come back').toBe(400)
  })

  test('[DSK-049] says at saving that what was chosen was deleted by another, with the rest kept', async () => {
    const chosen = await write('Scelto da me')
    const desk = await write('Il mio testo')
    const mine = { ...words, title: 'Il mio testo cambiato', related: ['scelto-da-me', 'il-mio-testo'], seen: '1' }
    expect((await post(chosen, STAFF.administrator, { act: 'delete', seen: '1' })).statusCode).toBe(302)
    const told = await post(desk, STAFF.editor, mine)
    expect(told.statusCode).toBe(400)
    expect(told.body).toContain('«scelto-da-me» non esiste, o è stato tolto da un’altra persona dopo che l’hai scelto')
    expect(told.body).toContain('value="Il mio testo cambiato"')
    expect(choices(told.body, 'related').map(({ code, isTicked }) => [code, isTicked])).toEqual([
      ['scelto-da-me', true],
      ['il-mio-testo', true],
    ])
    expect((await post(desk, STAFF.editor, { ...mine, related: 'il-mio-testo' })).statusCode).toBe(302)
  })
})

test('[DSK-049] the shop of an offer is searched by words and must exist', async () => {
  const NEW = '/redazione/convenzioni/offerte/nuova'
  const offer = { title: 'Lampade', offerType: 'o', priceSymbol: '2', seenBy: ['PREMIUM'], act: 'save' }
  const [shop] = await found('negozi', 'a', STAFF.editor)
  const searched = await post(NEW, STAFF.editor, { ...offer, 'cerca-shop': shop?.title ?? '' })
  expect(searched.statusCode).toBe(400)
  expect(searched.body).toContain('value="Lampade"')
  const offered = choices(searched.body, 'shop').find(({ code }) => code === shop?.code)
  expect(offered?.words).toContain(shop?.title)
  expect(offered?.words).toContain(shop?.state)
  const unknown = await post(NEW, STAFF.editor, { ...offer, shop: '999999' })
  expect([unknown.statusCode, unknown.body.includes('«999999» non esiste')]).toEqual([400, true])
  expect((await post(NEW, STAFF.editor, { ...offer, shop: shop?.code ?? '' })).statusCode).toBe(302)
  const narrowed = await read(`${NEW}?negozio=${shop?.code}`, STAFF.editor)
  expect(choices(narrowed.body, 'shop')).toMatchObject([{ code: shop?.code, isTicked: true }])
})

test('[DSK-049] policies and codes of a plan are chosen by words; an unknown one is kept until it is removed', async () => {
  const { db } = club.database
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`update products set portfolios = '{DAS,X12}' where id = (select id from products order by id limit 1) returning id, name`,
  )
  const [{ id = '' } = {}] = rows
  const desk = `/redazione/piani/${id}`
  const admin = STAFF.administrator
  const page = documentOf((await read(desk, admin)).body)
  const form = [...page.querySelectorAll('form')].find((each) => each.querySelector('[name="summary"]'))
  const typed: Fields = {}
  for (const input of form?.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]') ?? []) {
    const isOff = (input.type === 'checkbox' || input.type === 'radio') && !input.hasAttribute('checked')
    const value = input.querySelector('option[selected]')?.getAttribute('value') ?? input.value ?? ''
    if (!isOff && input.name !== 'portfolios' && !input.name.startsWith('cerca'))
      typed[input.name] = value || input.textContent
  }
  const plan = { ...typed, act: 'product', reason: 'Prova dei codici.' }
  expect(choices(page.documentElement.outerHTML, 'portfolios').map(({ words }) => words)).toEqual([
    expect.stringContaining('Polizza legale DAS'),
    'Codice sconosciuto: X12',
  ])
  const searched = await post(desk, admin, { ...plan, portfolios: ['DAS', 'X12'], 'cerca-portfolios': 'nascita' })
  expect(searched.statusCode).toBe(400)
  expect(choices(searched.body, 'portfolios').map(({ code, isTicked }) => [code, isTicked])).toEqual([
    ['DAS', true],
    ['X12', true],
    ['PRNASC', false],
  ])
  const refused = await post(desk, admin, { ...plan, name: 'X', portfolios: ['DAS', 'Y13'] })
  for (const said of ['«Y13» non esiste', 'Scrivi il nome: da 3 a 60 caratteri.', 'Codice sconosciuto: Y13'])
    expect(refused.body, said).toContain(said)
  const seen = await post(desk, admin, { ...plan, portfolios: ['DAS', 'X12', 'PRNASC'] })
  expect([seen.statusCode, seen.body.includes('Protezione alla nascita')]).toEqual([200, true])
  const confirm = documentOf(seen.body)
  const hidden = (name: string) => confirm.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
  const yes = { ...plan, portfolios: hidden('portfolios'), seen: hidden('seen'), key: hidden('key'), step: 'confirm' }
  const [one, two] = await Promise.all([post(desk, admin, yes), post(desk, admin, yes)])
  expect([one.statusCode, two.statusCode], 'sent twice at once, it is done once').toEqual([302, 302])
  const kept = await db.execute<{ portfolios: string[] }>(sql`select portfolios from products where id = ${id}`)
  expect(kept.rows[0]?.portfolios).toEqual(['DAS', 'X12', 'PRNASC'])
})

test('[DSK-049] so are those of a member', async () => {
  const url = `/redazione/iscritti/${VISITORS.PREMIUM}/portafogli`
  const codes = { act: 'codes', promoCodes: '', reason: 'Prova dei codici.' }
  const refused = await post(url, STAFF.operator, { ...codes, portfolios: ['DAS', 'Y13'] })
  expect([refused.statusCode, refused.body.includes('«Y13» non esiste')]).toEqual([400, true])
  const searched = await post(url, STAFF.operator, { ...codes, portfolios: 'DAS', 'cerca-portfolios': 'nascita' })
  expect(choices(searched.body, 'portfolios').map(({ code, isTicked }) => [code, isTicked])).toEqual([
    ['DAS', true],
    ['PRNASC', false],
  ])
  const seen = await post(url, STAFF.operator, { ...codes, portfolios: ['DAS', 'PRNASC'] })
  expect([seen.statusCode, seen.body.includes('PRNASC')]).toEqual([200, true])
})
