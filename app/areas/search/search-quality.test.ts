import { beforeAll, describe, expect, test } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import { publishItems } from '#areas/content/article-commands.server.ts'
import { access, written } from '../../../db/seed/reading/seed-item.ts'
import { seedReading } from '../../../db/seed/reading.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { searchCards } from './store.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const premium = anAudience('PREMIUM', {
  wallets: { news: {}, moduliLegali: {}, moduliScientifici: {}, toolLegali: {}, toolScientifici: {} },
})
beforeAll(() => seedReading(database.db, { now, scale: 1 }))

async function slugsFor(query: string, rows = 3, audience = premium, isTyping = false) {
  const { items } = await searchCards(query, { offset: 0, rows }, { db: database.db, audience, now, isTyping })
  return items.map(({ slug }) => slug)
}

/** What a reader types, and the item they mean: inflected, accented or not, misspelt, unfinished, of several words. */
const QUERIES: [query: string, slug: string][] = [
  ['ipertensione', 'misurare-bene-la-pressione'],
  ['pressione', 'misurare-bene-la-pressione'],
  ['misurare pressione', 'misurare-bene-la-pressione'],
  ['ipertenzione', 'misurare-bene-la-pressione'],
  ['iperten', 'misurare-bene-la-pressione'],
  ['antibiotico', 'antibiotici-quanto-a-lungo'],
  ['antibiotici brevi', 'antibiotici-quanto-a-lungo'],
  ['antibbiotici', 'antibiotici-quanto-a-lungo'],
  ['fibrillazione', 'fibrillazione-atriale-percorso'],
  ['fibrilazione atriale', 'fibrillazione-atriale-percorso'],
  ['percorso fibrillazione atriale', 'fibrillazione-atriale-percorso'],
  ['cefalea', 'cefalea-segnali-di-allarme'],
  ['cefalee', 'cefalea-segnali-di-allarme'],
  ['cefalaea', 'cefalea-segnali-di-allarme'],
  ['mal di testa', 'cefalea-segnali-di-allarme'],
  ['deprescrizione anziani', 'deprescrivere-nell-anziano'],
  ['deprescrivere', 'deprescrivere-nell-anziano'],
  ['lesioni da pressione', 'lesioni-da-pressione-prevenzione'],
  ['lesione pressione', 'lesioni-da-pressione-prevenzione'],
  ['funzione renale', 'funzione-renale-equazione-2021'],
  ['funzioni renali', 'funzione-renale-equazione-2021'],
  ['lombalgia', 'lombalgia-acuta-cosa-funziona'],
  ['lombalgie acute', 'lombalgia-acuta-cosa-funziona'],
  ['lombagia', 'lombalgia-acuta-cosa-funziona'],
  ['endocardite dentista', 'profilassi-endocardite-dal-dentista'],
  ['endocardidite', 'profilassi-endocardite-dal-dentista'],
  ['consenso informato', 'consenso-informato-che-cosa-scrivere'],
  ['responsabilità sanitaria', 'responsabilita-gelli-bianco-in-pratica'],
  ['responsabilita sanitaria', 'responsabilita-gelli-bianco-in-pratica'],
  ['gelli bianco', 'responsabilita-gelli-bianco-in-pratica'],
  ['aggressione operatori', 'aggressioni-in-corsia-che-cosa-fare'],
  ['agressioni', 'aggressioni-in-corsia-che-cosa-fare'],
  ['forfettario', 'forfettario-per-chi-cura'],
  ['forfetario', 'forfettario-per-chi-cura'],
  ['regime forfettario', 'forfettario-per-chi-cura'],
  ['spese deducibili', 'spese-deducibili-professionista-sanitario'],
  ['spesa deducibile', 'spese-deducibili-professionista-sanitario'],
  ['colpa grave', 'polizza-colpa-grave-che-cosa-copre'],
  ['polizze colpa grave', 'polizza-colpa-grave-che-cosa-copre'],
  ['triennio ecm', 'ecm-nuovo-triennio-come-organizzarsi'],
  ['sbar', 'passaggio-di-consegne-sbar'],
  ['passaggio consegne', 'passaggio-di-consegne-sbar'],
  ['televisita', 'telemedicina-in-ambulatorio'],
  ['televisite', 'telemedicina-in-ambulatorio'],
  ['burnout', 'burnout-riconoscerlo-prima'],
  ['burn', 'burnout-riconoscerlo-prima'],
  ['cattiva notizia', 'comunicare-una-cattiva-notizia'],
  ['cattive notizie', 'comunicare-una-cattiva-notizia'],
  ['vaccino influenza', 'vaccino-antinfluenzale-chi-e-quando'],
  ['vaccino antinfluenzale', 'vaccino-antinfluenzale-chi-e-quando'],
  ['celiachia', 'screening-celiachia-diabete-infanzia'],
  ['celiachìa', 'screening-celiachia-diabete-infanzia'],
  ['celiaca screening', 'screening-celiachia-diabete-infanzia'],
  ['dieta mediterranea', 'dieta-mediterranea-porzioni-reali'],
  ['attività fisica', 'attivita-fisica-prescriverla'],
  ['attivita fisica', 'attivita-fisica-prescriverla'],
  ['inalatori', 'video-inalatori-tecnica-corretta'],
  ['inalatore', 'video-inalatori-tecnica-corretta'],
  ['emogas', 'ebook-interpretare-l-emogas'],
  ['aprire uno studio', 'guida-aprire-uno-studio'],
  ['fascicolo sanitario', 'faq-fascicolo-sanitario'],
  ['igiene mani', 'infografica-igiene-delle-mani'],
  ['prelievo difficile', 'videoclip-prelievo-difficile'],
  ['intelligenza artificiale', 'webinar-intelligenza-artificiale-in-ambulatorio'],
  ['inteligenza artificiale', 'webinar-intelligenza-artificiale-in-ambulatorio'],
  ['farmacia servizi', 'farmacia-dei-servizi-che-cosa-cambia'],
  ['diabete secondo farmaco', 'diabete-tipo-2-scegliere-il-secondo-farmaco'],
  ['diabette', 'diabete-tipo-2-scegliere-il-secondo-farmaco'],
  ['braden', 'scheda-braden'],
  ['scheda braden', 'scheda-braden'],
  ['diario pressione', 'diario-pressione-domiciliare'],
  ['delega ritiro referti', 'delega-ritiro-referti'],
]

test('[SRC-004] at least 95 % of what readers type brings the item they mean within the first three', async () => {
  const missed: string[] = []
  for (const [query, slug] of QUERIES) {
    const found = await slugsFor(query)
    if (!found.includes(slug)) missed.push(`${query}: ${found.join(', ')}`)
  }
  expect(QUERIES.length).toBeGreaterThanOrEqual(60)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(QUERIES.length * 0.05)
})

describe('a closed body', () => {
  const closed = written({
    slug: 'prova-corpo-chiuso',
    title: 'Un titolo qualunque',
    abstract: 'Un sommario qualunque.',
    category: 'clinica-e-terapia',
    published: '2026-11-14',
    access: 'premium',
    body: '<p>Uno.</p><p>Due.</p><p>Qui soltanto si nomina lo zigomatauro.</p>',
  })
  beforeAll(() => publishItems(database.db, { categories: [], items: [closed], now }))

  test('is found by whom it is open to', async () => {
    expect(await slugsFor('zigomatauro')).toEqual(['prova-corpo-chiuso'])
  })

  test.each(['SUSPECT', 'REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM'] as const)(
    'is not even hinted at to %s',
    async (type) => {
      const found = await searchCards(
        'zigomatauro',
        { offset: 0, rows: 5 },
        { db: database.db, audience: anAudience(type, { wallets: { news: {} } }), now },
      )
      expect(found).toMatchObject({ items: [], matches: 0 })
    },
  )
})

test('of two items that say the same, the newer comes first, and the title counts more than the body', async () => {
  const twin = (slug: string, published: string, title: string) =>
    written({
      slug,
      published,
      title,
      abstract: 'Nulla.',
      category: 'clinica-e-terapia',
      body: '<p>a</p><p>b</p><p>parola quarkonia</p>',
    })
  await publishItems(database.db, {
    categories: [],
    items: [
      twin('prova-vecchio', '2024-05-20', 'Quarkonia'),
      twin('prova-nuovo', '2026-11-13', 'Quarkonia'),
      twin('prova-corpo', '2026-11-14', 'Altro'),
    ],
    now,
  })
  expect(await slugsFor('quarkonia')).toEqual(['prova-nuovo', 'prova-vecchio', 'prova-corpo'])
})

test('a whole word is not the beginning of everything that shares its stem', async () => {
  const about = (slug: string, title: string) =>
    written({
      slug,
      published: '2026-11-12',
      title,
      abstract: 'Nulla.',
      category: 'clinica-e-terapia',
      body: '<p>a</p>',
    })
  await publishItems(database.db, {
    categories: [],
    items: [
      about('prova-chiavi', 'Le chiavi'),
      about('prova-chirurgia', 'Chirurgia'),
      about('prova-chi-cura', 'Per chi cura'),
    ],
    now,
  })
  const found = await slugsFor('chiavi', 200)
  expect(found).toContain('prova-chiavi')
  expect(found).not.toContain('prova-chirurgia')
  expect(found, 'nor is its stem another word').not.toContain('prova-chi-cura')
  expect(await slugsFor('chiru', 200), 'a beginning still is one').toContain('prova-chirurgia')
})

test('where some words are enough, those that say nothing are not', async () => {
  expect(await slugsFor('xyzabc')).toEqual([])
  expect(await slugsFor('di xyzabc')).toEqual([])
  expect(await slugsFor('xyzabc non lombalgia', 1)).toEqual(['lombalgia-acuta-cosa-funziona'])
})

test('[SRC-001] the box offers first what the page of results shows first', async () => {
  for (const [query] of QUERIES) {
    for (const rows of [1, 5])
      expect(await slugsFor(query, rows, premium, true), query).toEqual(await slugsFor(query, rows))
  }
})

test('signs and operators of a query language are only words', async () => {
  for (const query of ["l'ipertensione", 'a & b | !c', ':*', "'; drop table members", '%%%', '\\', '()', '   '])
    await expect(slugsFor(query), query).resolves.toBeDefined()
  expect(access.open.paywalls).toEqual([])
})
