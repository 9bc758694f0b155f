import { beforeAll, describe, expect, test } from 'vitest'
import { publishItems } from '#areas/content/article-commands.server.ts'
import type { ContentItem } from '#areas/content/article-model.ts'
import { findItem, listCards } from '#areas/content/article-store.server.ts'
import { access, written } from '../../../db/seed/reading/seed-item.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { VISITORS } from '../../../tests/support/visitors.ts'
import { aroundItem } from './article-context.server.ts'

const club = useClub({ EMBED_ORIGINS: 'https://player.example.it' })
const BASE = {
  abstract: 'Una prova di pagina.',
  category: 'clinica-e-terapia',
  published: '2026-11-01',
  topics: ['Linee guida'],
  body: '<p>Uno.</p><p>Due.</p><h2>Parte prima</h2><p>Tre.</p><h2>Parte seconda</h2><p>Quattro, in fondo.</p>',
}
const PATH = '/news-approfondimenti/clinica-e-terapia'

/** Items whose options differ, as editors would set them. */
const items = [
  written({ ...BASE, slug: 'prova-corso', title: 'Con un corso', isFormativo: true }),
  written({ ...BASE, slug: 'prova-corso-chiuso', title: 'Con un corso, chiuso', isFormativo: true, access: 'premium' }),
  { ...written({ ...BASE, slug: 'prova-senza-argomenti', title: 'Senza argomenti' }), hasTopics: false },
  written({ ...BASE, slug: 'prova-continua', title: 'Da continuare', hasContinueReading: true }),
  {
    ...written({ ...BASE, slug: 'prova-solo-condividi', title: 'Solo da condividere' }),
    userActions: ['Share' as const],
  },
  { ...written({ ...BASE, slug: 'prova-solo-stampa', title: 'Solo da stampare' }), userActions: ['Print' as const] },
  {
    ...written({ ...BASE, slug: 'prova-ultimi', title: 'Con gli ultimi' }),
    relatedComponents: ['Latest Content' as const],
  },
  written({
    ...BASE,
    slug: 'prova-dentro',
    title: 'Con un contenuto di altri',
    embedded: { url: 'https://player.example.it/puntata/1', title: 'La puntata' },
  }),
  written({
    ...BASE,
    slug: 'prova-fuori',
    title: 'Con un contenuto non ammesso',
    embedded: { url: 'https://altrove.example.it/1', title: 'Ascolta altrove' },
  }),
]

beforeAll(async () => {
  const now = club.clock.now()
  const course = (
    await club.app.inject({ method: 'POST', url: '/api/FAD/Corsi', payload: { limit: 1 }, headers: sent })
  ).json()
  const withCourse = items.map((item) =>
    item.slug.startsWith('prova-corso') ? { ...item, courseSlug: course.resultList[0].slug as string } : item,
  )
  await publishItems(club.database.db, { categories: [], items: withCourse, now })
})

const sent = { 'sec-fetch-site': 'same-origin' }

async function answerTo(url: string, username: number | null = null) {
  const answer = await club.app.inject({ url, headers: { ...(await club.cookieOf(username)), ...sent } })
  expect(answer.statusCode, url).toBe(200)
  return answer
}

async function page(url: string, username: number | null = null): Promise<Document> {
  return documentOf((await answerTo(url, username)).body)
}

const within = (document: Document, label: string) => document.querySelector(`[aria-labelledby="${label}"]`)
const buttons = (document: Document) =>
  [...document.querySelectorAll('article button')].map((button) => button.textContent?.trim())

describe('around an item', () => {
  test('[CNT-007] its course stands on the page, and is absent where there is a paywall', async () => {
    const open = await page(`${PATH}/prova-corso`)
    expect(within(open, 'corso')?.querySelectorAll('h3 a')).toHaveLength(1)
    for (const username of [null, 1001, 1002, 1004, 1005])
      expect(within(await page(`${PATH}/prova-corso-chiuso`, username), 'corso'), String(username)).toBeNull()
    expect(within(await page(`${PATH}/prova-corso-chiuso`, 1003), 'corso')).not.toBeNull()
  })

  test('[NWS-034] an article about training carries the tag "Corsi e formazione" and shows courses', async () => {
    const document = await page('/news-approfondimenti/corsi-e-formazione/ecm-nuovo-triennio-come-organizzarsi')
    expect(document.querySelector('article header')?.textContent).toContain('Corsi e formazione')
    expect(within(document, 'corsi')?.querySelectorAll('h3 a')).toHaveLength(3)
    expect(within(await page(`${PATH}/prova-ultimi`), 'corsi')).toBeNull()
  })

  test('[CNT-008] a film says who made it; the page has a sidebar that can be closed and a promotion for who is not PREMIUM', async () => {
    const film = await page('/news-approfondimenti/corsi-e-formazione/film-la-scelta-di-marta', 1003)
    expect(within(film, 'loghi-film')?.textContent).toContain('Camice Film')
    const promotions = new Map<string, string | undefined>()
    for (const [type, username] of Object.entries(VISITORS)) {
      const document = await page(`${PATH}/cefalea-segnali-di-allarme`, username)
      promotions.set(type, document.querySelector('section[aria-label=Promozione] a')?.textContent ?? undefined)
    }
    expect(Object.fromEntries(promotions)).toEqual({
      SUSPECT: 'Registrati gratis',
      REGISTRATO: 'Prova gratis',
      TRIAL: 'Passa a premium',
      PREMIUM: undefined,
      EX_TRIAL: 'Passa a premium',
      EX_PREMIUM: 'Rinnova',
    })
    const resources = await listCards(
      club.database.db,
      { types: ['Modulo', 'Tool'], offset: 0, rows: 1 },
      club.clock.now(),
    )
    const topic = resources[0]?.topics[0] ?? ''
    await publishItems(club.database.db, {
      categories: [],
      items: [written({ ...BASE, slug: 'prova-barra', title: 'Con la barra', topics: [topic] })],
      now: club.clock.now(),
    })
    const side = within(await page(`${PATH}/prova-barra`), 'utili')
    expect(side?.tagName).toBe('ASIDE')
    expect(side?.querySelector('button')?.getAttribute('aria-label')).toBe('Chiudi la barra laterale')
    expect(side?.querySelectorAll('li a').length).toBeGreaterThan(0)
  })

  test('[CNT-009, CNT-010, NWS-016] related, suggested and latest items are three each, as its components say', async () => {
    const both = await page(`${PATH}/prova-senza-argomenti`)
    expect(within(both, 'suggeriti')?.querySelectorAll('article')).toHaveLength(3)
    // The related ones arrive by one call each, into three places that are already there.
    expect(within(both, 'correlati')?.querySelectorAll('.animate-shimmer.rounded-none')).toHaveLength(3)
    expect(within(both, 'ultimi')).toBeNull()
    // Insights are near the item, and none of them is among the related.
    const item = await findItem(club.database.db, 'prova-senza-argomenti', club.clock.now())
    const around = await aroundItem(club.database.db, item as ContentItem, { isCut: false, now: club.clock.now() })
    expect(around.suggested.map(({ id }) => id).some((id) => around.relatedIds.includes(id))).toBe(false)
    for (const { topics, category } of around.suggested)
      expect(topics.includes('Linee guida') || category.slug === 'clinica-e-terapia').toBe(true)
    const latest = await page(`${PATH}/prova-ultimi`)
    expect(within(latest, 'ultimi')?.querySelectorAll('article')).toHaveLength(3)
    expect([within(latest, 'suggeriti'), within(latest, 'correlati')]).toEqual([null, null])
  })

  test('[CNT-010, NWS-032] a related item that readers no longer have is left out, and the three places are filled', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const item = (await findItem(db, 'prova-senza-argomenti', now)) as ContentItem
    const [kept] = await listCards(db, { types: ['Podcast'], offset: 0, rows: 1 }, now)
    const withdrawn = '00000000-0000-4000-8000-000000000000'
    const { relatedIds } = await aroundItem(
      db,
      { ...item, relatedIds: [withdrawn, item.id, kept?.id ?? ''] },
      { isCut: false, now },
    )
    expect(relatedIds[0]).toBe(kept?.id)
    expect(new Set(relatedIds).size).toBe(3)
    expect(relatedIds).not.toContain(withdrawn)
    expect(relatedIds).not.toContain(item.id)
  })

  test('[CNT-011] topics show where the item has them; a long reading waits behind "Continua a leggere"', async () => {
    expect((await page(`${PATH}/prova-continua`)).querySelector('nav[aria-label=Argomenti] a')?.textContent).toBe(
      'Linee guida',
    )
    expect((await page(`${PATH}/prova-senza-argomenti`)).querySelector('nav[aria-label=Argomenti]')).toBeNull()
    const collapsed = (await page(`${PATH}/prova-continua`)).querySelector('article details')
    expect(collapsed?.querySelector('summary')?.textContent).toBe('Continua a leggere')
    expect(collapsed?.hasAttribute('open')).toBe(false)
    expect(collapsed?.textContent).toContain('Quattro, in fondo.')
    expect((await page(`${PATH}/prova-ultimi`)).querySelector('article details')).toBeNull()
  })

  test('[CNT-012] Share, Print and Download are there when the editors switched them on', async () => {
    expect(buttons(await page(`${PATH}/prova-ultimi`))).toEqual(
      expect.arrayContaining(['Salva', 'Condividi', 'Stampa', 'Scarica']),
    )
    const shared = buttons(await page(`${PATH}/prova-solo-condividi`))
    expect(shared).toContain('Condividi')
    for (const absent of ['Stampa', 'Scarica']) expect(shared).not.toContain(absent)
    expect(buttons(await page(`${PATH}/prova-solo-stampa`))).not.toContain('Condividi')
  })

  test('[CNT-006] content of a site that the club allows is shown in a frame, and of any other is a link', async () => {
    const allowed = await answerTo(`${PATH}/prova-dentro`)
    expect(allowed.body).toContain('<iframe src="https://player.example.it/puntata/1"')
    expect(allowed.headers['content-security-policy']).toContain("frame-src 'self' https://player.example.it")
    const other = await page(`${PATH}/prova-fuori`)
    expect(other.querySelector('article iframe')).toBeNull()
    expect(other.querySelector('a[href="https://altrove.example.it/1"]')?.textContent).toContain('Ascolta altrove')
  })
})

describe('one item by a call', () => {
  test('[CNT-002, NWS-014, API-019, API-237] has every field of its entity; its shape follows its kind', async () => {
    const item = await findItem(club.database.db, 'cefalea-segnali-di-allarme', club.clock.now())
    const editorial = (await answerTo(`/api/graphql/library?id=${item?.id.replaceAll('-', '').toUpperCase()}`)).json()
    expect(editorial).toMatchObject({
      kind: 'Editorial',
      id: item?.id,
      parent_id: null,
      title: item?.title,
      abstract: item?.abstract,
      link: `${PATH}/cefalea-segnali-di-allarme`,
      contentType: 'Articolo',
      publicationDate: item?.publicationDate.toISOString(),
      imgSrc: null,
      category: { label: 'Clinica e terapia', url: PATH },
      occupations: item?.professions,
      specializations: item?.specializations,
      professione: item?.professions[0] ?? null,
      internalTags: item?.internalTags,
      collana: item?.series ?? null,
      topics: item?.topics,
      flags: [],
      userActions: ['Share', 'Print', 'Download/E-book'],
      embeddedContent: null,
      relatedComponents: item?.relatedComponents,
      hasContinueReading: false,
      hasTopics: true,
      isFormativo: false,
      author: item?.author,
    })
    expect(editorial.body).toContain('<h2')
    const module = await findItem(club.database.db, 'scheda-braden', club.clock.now())
    expect((await answerTo(`/api/graphql/library?id=${module?.id}`, 1003)).json()).toMatchObject({
      kind: 'Tool',
      flags: [module?.useFlag],
    })
    expect((await club.app.inject('/api/graphql/library?id=00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
  })

  test('[CNT-001] its address is the one of its kind, and a course with that name wins over nothing', async () => {
    const elsewhere = await club.app.inject('/risorse/cefalea-segnali-di-allarme')
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([301, `${PATH}/cefalea-segnali-di-allarme`])
    expect((await club.app.inject('/risorse/nessuno-cosi')).statusCode).toBe(404)
    expect((await club.app.inject('/risorse/scheda-braden')).statusCode).toBe(200)
    for (const family of ['ebook', 'film-formazione', 'videoclip'])
      expect((await club.app.inject(`/corsi-ecm-fad/${family}`)).statusCode, family).toBe(200)
  })
})

describe('carrying an item away', () => {
  const downloads = async (slug: string, username: number | null) => {
    const item = await findItem(club.database.db, slug, club.clock.now())
    const headers = { ...(await club.cookieOf(username)), ...sent }
    return club.app.inject({ url: `/api/content/${item?.id}/downloads`, headers })
  }

  test('[CNT-018, API-029, API-038] each way has a type, a sealed address and a title, and gives resource.{extension}', async () => {
    const links = (await downloads('cefalea-segnali-di-allarme', 1001)).json()
    expect(links.map(({ type, title }: { type: string; title: string }) => [type, title])).toEqual([
      ['pdf', 'PDF'],
      ['epub', 'EPUB'],
    ])
    for (const { type, url } of links) {
      expect(url).not.toContain('cefalea')
      const query = new URLSearchParams({ url, type: type === 'epub' ? 'e-pub' : type })
      const file = await club.app.inject({ url: `/api/ebook-resource?${query}`, headers: await club.cookieOf(1001) })
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-disposition']).toBe(`attachment; filename="resource.${type}"`)
      expect(file.rawPayload.length).toBeGreaterThan(2_000)
    }
    const [pdf] = links
    const changed = new URLSearchParams({ url: `${pdf.url.slice(0, -6)}AAAAA=`, type: 'pdf' })
    expect(
      (await club.app.inject({ url: `/api/ebook-resource?${changed}`, headers: await club.cookieOf(1001) })).statusCode,
    ).toBe(404)
    const other = new URLSearchParams({ url: pdf.url, type: 'docx' })
    expect(
      (await club.app.inject({ url: `/api/ebook-resource?${other}`, headers: await club.cookieOf(1001) })).statusCode,
    ).toBe(404)
  })

  test('[CNT-019] what is seen or heard has one format only, which therefore starts at once', async () => {
    expect((await downloads('podcast-la-notte-in-pronto-soccorso', 1003)).json()).toHaveLength(1)
  })

  test('[CNT-018, CNT-015] a MOBI is offered where an editor has uploaded one, and only to whom the item is open', async () => {
    const slug = 'ebook-interpretare-l-emogas'
    const item = await findItem(club.database.db, slug, club.clock.now())
    const mobi = Buffer.concat([Buffer.alloc(60), Buffer.from('BOOKMOBI'), Buffer.alloc(200, 7)])
    const upload = async (bytes: Buffer, username: number) => {
      const boundary = 'confine'
      const payload = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="emogas.mobi"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        ),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      const headers = {
        ...(await club.cookieOf(username)),
        ...sent,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      }
      return club.app.inject({ method: 'PUT', url: `/api/content/${item?.id}/mobi`, headers, payload })
    }
    expect((await upload(mobi, 1003)).statusCode).toBe(404)
    const refused = await upload(Buffer.from('%PDF-1.7 non è un MOBI'), 9001)
    expect([refused.statusCode, refused.json().error.fields.file]).toEqual([400, 'Il file deve essere un e-book MOBI.'])
    const staffPage = async (username: number) =>
      club.app.inject({
        url: `/redazione/contenuti-da-scaricare?cerca=emogas&contenuto=${item?.id}`,
        headers: await club.cookieOf(username),
      })
    expect((await staffPage(1003)).statusCode).toBe(403)
    expect((await staffPage(9001)).body).toContain('I lettori non hanno ancora un MOBI.')
    expect((await upload(mobi, 9001)).statusCode).toBe(200)
    expect((await staffPage(9001)).body).toContain('I lettori trovano anche il MOBI.')
    const link = (await downloads(slug, 1003)).json().find(({ type }: { type: string }) => type === 'mobi')
    const url = `/api/ebook-resource?${new URLSearchParams({ url: link.url, type: 'mobi' })}`
    const file = await club.app.inject({ url, headers: await club.cookieOf(1003) })
    expect(file.headers['content-disposition']).toBe('attachment; filename="resource.mobi"')
    expect([file.statusCode, file.rawPayload.toString('hex')]).toEqual([200, mobi.toString('hex')])
    if (item?.access.paywalls.length)
      expect((await club.app.inject({ url, headers: await club.cookieOf(1001) })).statusCode).toBe(403)
    const removed = await club.app.inject({
      method: 'DELETE',
      url: `/api/content/${item?.id}/mobi`,
      headers: { ...(await club.cookieOf(9001)), ...sent },
    })
    expect(removed.statusCode).toBe(200)
    expect((await downloads(slug, 1003)).json()).toHaveLength(2)
    expect(access.premium.paywalls).toHaveLength(1)
  })
})
