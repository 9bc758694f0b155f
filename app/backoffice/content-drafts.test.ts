import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { contentItems, contentVersions } from '#areas/content/article-tables.server.ts'
import { useClub } from '../../tests/support/club.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** What an article keeps of itself while somebody writes it. */
const club = useClub()

const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const FORM = {
  contentType: 'Articolo',
  access: 'everyone',
  ...Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [`level-${type}`, 'whole'])),
}
const WHOLE = {
  ...FORM,
  title: 'Dormire di notte',
  abstract: 'Che cosa cambia con i turni.',
  body: '<p>Uno.</p><p>Due.</p>',
  categorySlug: 'nutrizione-e-prevenzione',
}

const post = async (url: string, who: number | null, fields: Record<string, string>) =>
  club.app.inject({
    method: 'POST',
    url,
    headers: { ...(await club.cookieOf(who)), ...SENT },
    payload: new URLSearchParams(fields).toString(),
  })
const read = async (url: string, who: number | null = null) =>
  (await club.app.inject({ url, headers: await club.cookieOf(who) })).body
const deskOf = (id: string) => `/redazione/contenuti/${id}`
type Kept = { status: number; kind?: string; number?: number; faults?: Record<string, string> }
async function keep(
  id: string,
  seen: number,
  fields: Record<string, string>,
  who: number | null = STAFF.editor,
): Promise<Kept> {
  const answer = await post(`${deskOf(id)}/bozza`, who, { ...FORM, ...fields, seen: String(seen) })
  return { status: answer.statusCode, ...answer.json() }
}
const versionsOf = async (id: string) =>
  (
    await club.database.db
      .select({ number: contentVersions.number, act: contentVersions.act, draft: contentVersions.draft })
      .from(contentVersions)
      .where(eq(contentVersions.itemId, id))
      .orderBy(contentVersions.number)
  ).map(({ number, act, draft }) => `${number} ${act} ${draft.title}`)
const newId = () => crypto.randomUUID()

describe('[STU-016] a draft', () => {
  test.each([
    ['a visitor', null, 401],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an operator', STAFF.operator, 403],
    ['an editor', STAFF.editor, 200],
  ])('of %s is answered %i, and only who writes leaves one', async (_who, who, status) => {
    const id = newId()
    expect((await keep(id, 0, { title: 'P' }, who)).status).toBe(status)
    expect(await versionsOf(id)).toHaveLength(status === 200 ? 1 : 0)
  })

  test('begins with its first word, is written over, and says what publishing will ask', async () => {
    const id = newId()
    const first = await keep(id, 0, { title: 'D' })
    expect(first).toMatchObject({ kind: 'saved', number: 1, at: expect.stringMatching(/^\d\d:\d\d$/) })
    expect(Object.keys(first.faults ?? {})).toEqual(['categorySlug', 'abstract', 'body'])
    expect(await keep(id, 1, { title: 'Dormire' })).toMatchObject({ kind: 'saved', number: 2 })
    expect(await keep(id, 2, WHOLE)).toMatchObject({ kind: 'saved', number: 3, faults: {} })
    expect(await versionsOf(id)).toEqual(['3 draft Dormire di notte'])
    expect(await read(deskOf(id), STAFF.editor)).toContain('value="Dormire di notte"')
    expect(await read('/redazione/contenuti?cerca=dormire', STAFF.editor)).toContain(id)
  })

  test('without a title, or with what cannot be read, is kept as it was typed, and listed', async () => {
    const id = newId()
    const wrong = {
      ...WHOLE,
      title: '',
      slug: 'Non va',
      publishAt: '31 febbraio',
      sources: 'Uno | javascript:alert(1)',
    }
    const kept = await keep(id, 0, wrong)
    expect(Object.keys(kept.faults ?? {}).sort()).toEqual(['publishAt', 'slug', 'sources', 'title'])
    const page = await read(deskOf(id), STAFF.editor)
    for (const typed of ['value="Non va"', 'value="31 febbraio"', 'Uno | javascript:alert(1)', 'Uno.'])
      expect(page).toContain(typed)
    expect(page.replaceAll('<!-- -->', '')).toContain('Per pubblicare mancano 4 cose')
    expect(await read('/redazione/contenuti?stato=draft', STAFF.editor)).toContain('Senza titolo')
    expect((await post(deskOf(id), STAFF.editor, { ...wrong, seen: '1', act: 'publish' })).statusCode).toBe(400)
    const [row] = await club.database.db.select().from(contentItems).where(eq(contentItems.id, id))
    expect(row).toMatchObject({ title: '', slug: `bozza-${id}`, publicationDate: null })
    // A version of it holds the same, also without JavaScript.
    expect((await post(deskOf(id), STAFF.editor, { ...wrong, seen: '1' })).statusCode).toBe(302)
    expect(await read(`${deskOf(id)}?versione=2`, STAFF.editor)).toContain('value="31 febbraio"')
  })

  test('changes nothing for readers until somebody publishes it', async () => {
    const id = newId()
    await keep(id, 0, { ...WHOLE, slug: 'dormire-bene' })
    const path = '/news-approfondimenti/nutrizione-e-prevenzione/dormire-bene'
    expect((await club.app.inject({ url: path })).statusCode).toBe(404)
    const published = { ...WHOLE, slug: 'dormire-bene', act: 'publish' }
    expect((await post(deskOf(id), STAFF.editor, { ...published, seen: '1' })).statusCode).toBe(302)
    expect(await read(path)).toContain('Dormire di notte')
    const before = await read(path)
    await keep(id, 2, { ...WHOLE, slug: 'dormire-bene', title: 'Dormire di giorno' })
    await keep(id, 3, { ...WHOLE, slug: 'dormire-bene', title: '', categorySlug: '' })
    expect(await read(path)).toBe(before)
    expect(await read('/redazione/contenuti?modifiche=si', STAFF.editor)).toContain(id)
    expect(await versionsOf(id)).toEqual(['2 published Dormire di notte', '4 draft '])
  })

  test('sent twice because its answer was lost is kept once; the same form sent twice makes one article', async () => {
    const id = newId()
    const both = await Promise.all([keep(id, 0, WHOLE), keep(id, 0, WHOLE)])
    expect(both.map(({ kind, number }) => `${kind} ${number}`)).toEqual(['saved 1', 'saved 1'])
    expect(await keep(id, 0, WHOLE)).toMatchObject({ kind: 'saved', number: 1 })
    expect(await versionsOf(id)).toEqual(['1 draft Dormire di notte'])
    const key = newId()
    const pressed = await Promise.all(
      [1, 2].map(() => post('/redazione/contenuti/nuovo', STAFF.editor, { ...WHOLE, title: 'Una volta', key })),
    )
    expect(pressed.map(({ headers }) => headers.location)).toEqual(Array(2).fill(`${deskOf(key)}?fatto=saved`))
    expect(await versionsOf(key)).toEqual(['1 saved Una volta'])
  })

  test('that was thrown away meanwhile does not come back, and a number that is none is refused', async () => {
    const id = newId()
    await keep(id, 0, WHOLE)
    await post(deskOf(id), STAFF.editor, { seen: '1', act: 'delete' })
    expect(await keep(id, 1, WHOLE)).toMatchObject({ status: 404, kind: 'refused' })
    for (const seen of [Number.NaN, -1, 1.5]) expect((await keep(newId(), seen, WHOLE)).status).toBe(400)
    expect((await keep('non-un-nome', 0, WHOLE)).status).toBe(404)
    expect((await keep('nuovo', 0, WHOLE)).status).toBe(404)
  })
})

describe('[STU-016] a version', () => {
  test('is made by who asks for one, by another day and by another person, and by nothing else', async () => {
    const id = newId()
    const evening = club.clock.now()
    await keep(id, 0, { ...WHOLE, title: 'Sera' })
    club.clock.set(new Date(evening.getTime() + 24 * 3_600_000))
    await keep(id, 1, { ...WHOLE, title: 'Il giorno dopo' })
    await keep(id, 2, { ...WHOLE, title: 'Subito dopo' })
    await keep(id, 3, { ...WHOLE, title: 'Di un altro' }, STAFF.administrator)
    await post(deskOf(id), STAFF.administrator, { ...WHOLE, title: 'Versione', seen: '4' })
    await keep(id, 5, { ...WHOLE, title: 'E avanti' }, STAFF.administrator)
    expect(await versionsOf(id)).toEqual([
      '1 saved Sera',
      '3 saved Subito dopo',
      '5 saved Versione',
      '6 draft E avanti',
    ])
    club.clock.reset()
    const page = await read(deskOf(id), STAFF.editor)
    expect([page.includes('?versione=5'), page.includes('?versione=6')]).toEqual([true, false])
  })

  test('two at once: the second is told who, and whichever goes on, the other stays among the versions', async () => {
    const id = newId()
    await keep(id, 0, WHOLE)
    await keep(id, 1, { ...WHOLE, title: 'La sua' }, STAFF.administrator)
    const told = await keep(id, 1, { ...WHOLE, title: 'La mia' })
    expect(told).toMatchObject({ status: 409, kind: 'conflict', number: 2, isYours: false, who: expect.any(String) })
    const aside = { ...WHOLE, title: 'La mia', prefers: 'theirs' }
    for (const _again of [1, 2]) expect((await keep(id, 2, aside)).kind).toBe('aside')
    expect((await versionsOf(id)).slice(-2)).toEqual(['2 draft La sua', '3 aside La mia'])
    // Whoever gave way did not move what the other looks at.
    expect(await keep(id, 2, { ...WHOLE, title: 'La sua, avanti' }, STAFF.administrator)).toMatchObject({ number: 4 })
    expect(await read(deskOf(id), STAFF.editor)).toContain('value="La sua, avanti"')
    expect(await keep(id, 4, { ...WHOLE, title: 'Di nuovo la mia', prefers: 'mine' })).toMatchObject({ number: 5 })
    expect(await versionsOf(id)).toEqual([
      '1 saved Dormire di notte',
      '3 aside La mia',
      '4 saved La sua, avanti',
      '5 draft Di nuovo la mia',
    ])
  })

  test('an old one that is opened and changed does not take the place of what was being written', async () => {
    const id = newId()
    await post('/redazione/contenuti/nuovo', STAFF.editor, { ...WHOLE, title: 'Vecchia', key: id })
    await keep(id, 1, { ...WHOLE, title: 'Di oggi' })
    await keep(id, 2, { ...WHOLE, title: 'Vecchia, cambiata', prefers: 'mine' })
    await keep(id, 3, { ...WHOLE, title: 'Di nuovo di oggi' })
    await post(`${deskOf(id)}?versione=1`, STAFF.editor, { ...WHOLE, title: 'Vecchia', seen: '4' })
    expect(await versionsOf(id)).toEqual([
      '1 saved Vecchia',
      '2 saved Di oggi',
      '4 saved Di nuovo di oggi',
      '5 saved Vecchia',
    ])
  })

  test('ten who save at once lose no words', async () => {
    const id = newId()
    await keep(id, 0, WHOLE)
    const titles = Array.from({ length: 10 }, (_, at) => `Parole ${at}`)
    const answers = await Promise.all(
      titles.map((title, at) => keep(id, 1, { ...WHOLE, title }, at % 2 ? STAFF.editor : STAFF.administrator)),
    )
    expect(answers.filter(({ kind }) => kind === 'saved')).toHaveLength(1)
    const insist = async (title: string, at: number) => {
      let { kind, number }: Partial<Kept> = answers[at] ?? {}
      // Each is told again of whoever came before, until their own is there.
      while (kind === 'conflict') {
        const prefers = at % 3 ? 'mine' : 'theirs'
        ;({ kind, number } = await keep(id, Number(number), { ...WHOLE, title, prefers }))
      }
    }
    await Promise.all(titles.map(insist))
    const kept = (await versionsOf(id)).map((line) => line.replace(/^\d+ \w+ /, ''))
    expect(titles.filter((title) => !kept.includes(title))).toEqual([])
  })
})
