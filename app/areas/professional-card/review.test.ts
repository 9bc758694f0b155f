import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listLatest } from '#areas/directory/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'

const club = useClub()
const ORIGIN = 'http://localhost:3000'
const FISCAL_CODE = 'MRTLNE80A41L219Q'

async function read(url: string, username: number | null = null) {
  const response = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: response.statusCode, body: response.body, headers: response.headers }
}
async function patch(username: number, payload: object) {
  const headers = { ...(await club.cookieOf(username)), origin: ORIGIN }
  return club.app.inject({ method: 'PATCH', url: '/api/professionallist/professionalcards', headers, payload })
}
async function decide(slug: string, decision: string, text = '', username = 9002) {
  return club.app.inject({
    method: 'POST',
    url: `/redazione/schede/${slug}`,
    headers: {
      ...(await club.cookieOf(username)),
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ decision, text }).toString(),
  })
}
const card = {
  privacyFlag: 857920000,
  termsOfServiceFlag: 857920000,
  visibility: 'Pubblica',
  presentationText: 'Curo il cuore, con calma.',
  professions: [
    {
      professionType: 857920003,
      profession: 'Medico chirurgo',
      specialization: 'Cardiologia',
      city: 'Aosta',
      province: 'AO',
      mainProfession: true,
    },
  ],
  contacts: { email: 'studio@example.it', phone: '0165 555000', website: '', address: 'Via Aosta 1; scala B' },
  contactDataVisibility: 'Pubblica',
}
async function published() {
  const answer = await patch(1003, card)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.slug as string
}
test('the demo leaves an operator a day of cards to look at, and not all those that are there', async () => {
  const { rows } = await club.database.pool.query('select count(*)::int as cards from professional_cards')
  expect(rows[0].cards).toBeGreaterThan(100)
  const page = documentOf((await read('/redazione/schede?da-rivedere=si', 9002)).body)
  expect(page.querySelectorAll('tbody tr')).toHaveLength(12)
})

/** Every public place in which a card can appear. */
const places = (slug: string) => [
  `/professionisti-sanitari/${slug}`,
  `/professionisti-sanitari/${slug}.data`,
  `/api/professionallist/professionalcards/${slug}/contatto`,
  '/professionisti-sanitari',
  '/professionisti-sanitari.data',
  '/professionisti-sanitari?province=AO',
  '/professionisti-sanitari?text=elena+moretti',
  '/api/professionallist/professionalcards?text=elena%20moretti',
  '/api/professionallist/professionalcards?province=AO',
  '/api/professionallist/professionalcards?take=4',
  '/',
  '/sitemap/professionisti-1.xml',
  '/search?text=elena+moretti',
]

describe('a published card', () => {
  test('[CRD-020, CRD-025] hidden by its owner or by the club it is absent from every public place within seconds', async () => {
    const slug = await published()
    const seen = async (who: number | null = null) => {
      const answers = await Promise.all(places(slug).map((place) => read(place, who)))
      return places(slug).filter((_place, at) => answers[at]?.status === 200 && answers[at]?.body.includes(slug))
    }
    const everywhere = expect.arrayContaining([
      `/professionisti-sanitari/${slug}`,
      `/professionisti-sanitari/${slug}.data`,
      '/professionisti-sanitari?province=AO',
      '/professionisti-sanitari?text=elena+moretti',
      '/api/professionallist/professionalcards?take=4',
      '/sitemap/professionisti-1.xml',
    ])
    await expect.poll(() => seen()).toEqual(everywhere)
    await patch(1003, { visibility: 'Privata' })
    await expect.poll(() => seen()).toEqual([])
    await expect.poll(() => seen(1001)).toEqual([])
    await patch(1003, { visibility: 'Pubblica' })
    await expect.poll(() => seen()).toEqual(everywhere)
    expect((await decide(slug, 'hold', 'La foto è di un’altra persona.')).body).toContain('La scheda è nascosta')
    await expect.poll(() => seen()).toEqual([])
    expect((await decide(slug, 'release')).statusCode).toBe(200)
  })

  test('[CRD-025] the fiscal code is in no public byte, nor in any call but the owner’s own', async () => {
    const member = await findMemberByUsername(club.database.db, 1003)
    await upsertDetails(club.database.db, member?.id ?? '', { fiscalCode: FISCAL_CODE })
    const slug = await published()
    for (const who of [null, 1001, 1013])
      for (const place of places(slug)) expect((await read(place, who)).body, place).not.toContain(FISCAL_CODE)
    expect((await read('/api/professionallist/professionalcards/me', 1003)).body).toContain(FISCAL_CODE)
  })

  test('is taken away as a contact card: what this visitor may see, in the format of address books', async () => {
    const slug = await published()
    const { status, body, headers } = await read(`/api/professionallist/professionalcards/${slug}/contatto`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename="${slug}.vcf"`)
    const lines = body.split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0'])
    for (const line of [
      'FN:Elena Moretti',
      'N:Moretti;Elena;;;',
      'TITLE:Medico chirurgo',
      'ROLE:Cardiologia',
      'TEL;VALUE=uri;TYPE=work:tel:0165555000',
      'EMAIL;TYPE=work:studio@example.it',
      'ADR;TYPE=work:;;Via Aosta 1\\; scala B;;;;Italia',
    ])
      expect(lines).toContain(line)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    await patch(1003, { contactDataVisibility: 'Qualsiasi utente' })
    expect((await read(`/api/professionallist/professionalcards/${slug}/contatto`)).body).not.toContain('TEL')
    expect((await read(`/professionisti-sanitari/${slug}`)).body).toContain(`${slug}/contatto`)
  })
})

describe('an operator', () => {
  test('[CRD-026] asks for a correction, which the owner reads in the editor until it is found well', async () => {
    const slug = await published()
    expect((await read('/redazione/schede?da-rivedere=si&cerca=moretti', 9002)).body).toContain(
      `/redazione/schede/${slug}`,
    )
    expect((await decide(slug, 'ask')).body).toContain('Scrivi al professionista che cosa deve correggere.')
    await decide(slug, 'ask', 'Togli il logo dalla foto.')
    expect((await read('/profilo/la-mia-scheda', 1003)).body).toContain('Togli il logo dalla foto.')
    const { rows } = await club.database.pool.query(
      'select recipient, text from outbox order by created_at desc limit 1',
    )
    expect(rows[0].recipient).toBe('elena.moretti@demo.camice.example')
    expect(rows[0].text).toContain('Togli il logo dalla foto.')
    await decide(slug, 'approve')
    expect((await read('/profilo/la-mia-scheda', 1003)).body).not.toContain('Togli il logo')
    expect((await read('/redazione/schede?da-rivedere=si&cerca=moretti', 9002)).body).not.toContain(
      `/redazione/schede/${slug}`,
    )
  })

  test('[CRD-016] holds a card, which its owner then cannot show; what was decided, and by whom, is in the trail', async () => {
    const slug = await published()
    await decide(slug, 'hold', 'Contenuto offensivo.')
    const refused = await patch(1003, { visibility: 'Pubblica' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'La scheda è sospesa: correggi quello che ti abbiamo chiesto e la riapriamo noi.',
    ])
    expect((await patch(1003, { presentationText: 'Ho corretto.' })).statusCode).toBe(200)
    await decide(slug, 'release')
    expect((await patch(1003, { visibility: 'Pubblica' })).statusCode).toBe(200)
    const { rows } = await club.database.db.execute<{ decisions: string[] }>(
      sql`select array_agg(details ->> 'what' order by at) as decisions from audit_events where details ->> 'about' like 'card %' and actor_id = (select id from members where username = 9002)`,
    )
    expect(rows[0]?.decisions.slice(-2)).toEqual(['hold', 'release'])
  })

  test.each([1003, 9001])('is who may: %i may not', async (who) => {
    const slug = await published()
    expect((await read('/redazione/schede', who)).status).not.toBe(200)
    expect((await decide(slug, 'hold', 'No', who)).statusCode).not.toBe(200)
    expect((await read(`/professionisti-sanitari/${slug}`)).status).toBe(200)
  })
})

describe('publications', () => {
  const find = (id: string, who: number | null = 1003) =>
    read(`/api/professionallist/pubblicazioni?id=${encodeURIComponent(id)}`, who)

  test.each(['10.5555/camice.2024.001', 'https://doi.org/10.5555/camice.2024.001', 'doi: 10.5555/CAMICE.2024.001'])(
    'a paper comes by its DOI: %s',
    async (id) => {
      const { status, body } = await find(id)
      expect(status, body).toBe(200)
      expect(JSON.parse(body)).toMatchObject({ year: 2024, journal: 'Rivista dimostrativa di medicina interna' })
    },
  )

  test('and by its PubMed id, from the catalogue of the literature', async () => {
    const { status, body } = await find('900000001')
    expect(status, body).toBe(200)
    expect(JSON.parse(body).link).toBe('https://pubmed.ncbi.nlm.nih.gov/900000001/')
  })

  test('what nobody knows, or is no code at all, is said in words; a stranger is not served', async () => {
    expect((await find('10.5555/nessuno')).status).toBe(404)
    const wrong = await find('cuore')
    expect([wrong.status, JSON.parse(wrong.body).error.fields.id]).toEqual([
      400,
      'Scrivi un DOI, per esempio 10.1000/182, o un PubMed id.',
    ])
    expect((await find('1', null)).status).toBe(401)
  })
})

describe('the numbers of the directory', () => {
  test('[DIR-003] are those of the cards, whatever was saved, hidden and shown meanwhile', async () => {
    await Promise.all([
      published(),
      patch(1013, { ...card, contacts: undefined }),
      patch(1007, { ...card, visibility: 'Qualsiasi utente' }),
    ])
    await patch(1013, { visibility: 'Privata' })
    const { rows } = await club.database.db.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from (
        select c.visibility, l.profession_type, l.province, count(*) as cards
        from professional_cards c, directory_lists(c.visibility, c.profession_types, c.provinces) l group by 1, 2, 3
      ) counted full join directory_counts kept using (visibility, profession_type, province)
      where coalesce(counted.cards, 0) <> coalesce(kept.cards, 0)`)
    expect(rows).toEqual([{ wrong: 0 }])
    expect(await listLatest(club.database.db, { type: 'SUSPECT' })).toHaveLength(4)
  })
})

test('[IDN-053] a document the scanner has not looked at is named to the operator as «In verifica», and leads nowhere', async () => {
  const owner = await findMemberByUsername(club.database.db, 1003)
  const fileId = randomUUID()
  await club.database.db.execute(sql`
    insert into files (id, name, content_type, byte_size, owner_id, is_public, awaits_scan)
    values (${fileId}, 'certificazione.pdf', 'application/pdf', 9, ${owner?.id}, false, true)`)
  const certification = {
    id: randomUUID(),
    title: 'Corso di rianimazione',
    issuer: 'Croce',
    year: 2024,
    document: { mimeType: 'application/pdf', documentBody: fileId },
  }
  const saved = await patch(1003, { ...card, certifications: [certification] })
  const page = `/redazione/schede/${saved.json().data.slug}`
  const waiting = (await read(page, 9002)).body
  expect([waiting.includes('In verifica'), waiting.includes(`/files/${fileId}`)]).toEqual([true, false])
  await club.database.db.execute(sql`update files set awaits_scan = false where id = ${fileId}`)
  const clear = (await read(page, 9002)).body
  expect([clear.includes('In verifica'), clear.includes(`/files/${fileId}`)]).toEqual([false, true])
})
