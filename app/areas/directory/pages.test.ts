import { describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { findCardBySlug } from '#areas/professional-card/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { VISITORS } from '../../../tests/support/visitors.ts'

const club = useClub()
const ORIGIN = 'http://localhost:3000'

async function read(url: string, username: number | null = null) {
  const response = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: response.statusCode, body: response.body, headers: response.headers }
}
async function patch(username: number, payload: object) {
  const headers = { ...(await club.cookieOf(username)), origin: ORIGIN }
  return club.app.inject({ method: 'PATCH', url: '/api/professionallist/professionalcards', headers, payload })
}
const slugsIn = (body: string) => [
  ...new Set([...body.matchAll(/href="\/professionisti-sanitari\/([^"?]+)"/g)].map(([, slug]) => slug)),
]
const totalIn = (body: string) => Number(/([\d.]+) risultat[io] trovat[io]/.exec(body)?.[1]?.replace('.', ''))

describe('/professionisti-sanitari', () => {
  test('[DIR-001] is the directory, and the other address of the documents leads there', async () => {
    expect((await read('/professionisti-sanitari')).body).toContain('>Tutti i professionisti sanitari</h1>')
    const old = await read('/elenco-professionisti')
    expect([old.status, old.headers.location]).toEqual([301, '/professionisti-sanitari'])
    const asked = await read('/elenco-professionisti?province=TO&pagina=2')
    expect(asked.headers.location).toBe('/professionisti-sanitari?pagina=2&province=TO')
  })

  test('[DIR-002] reads text, professionType, province and pagina', async () => {
    const all = totalIn((await read('/professionisti-sanitari')).body)
    const doctors = totalIn((await read('/professionisti-sanitari?professionType=857920003')).body)
    const others = totalIn((await read('/professionisti-sanitari?professionType=857920006')).body)
    const inTurin = await read('/professionisti-sanitari?province=TO')
    expect(doctors).toBeGreaterThan(0)
    expect(doctors).toBeLessThan(all)
    expect(others).toBeLessThan(all)
    expect(totalIn(inTurin.body)).toBeLessThan(all)
    expect(inTurin.body).toContain('Torino (TO)')
    expect(slugsIn((await read('/professionisti-sanitari?pagina=2')).body)).not.toEqual(
      slugsIn((await read('/professionisti-sanitari')).body),
    )
    const found = await read('/professionisti-sanitari?text=cardiologia+torno')
    expect(found.body.replaceAll(/<svg.*?<\/svg>/g, '')).toMatch(/Cardiologia[\s\S]{0,400}Torino \(TO\)/)
  })

  test('[DIR-003, DIR-004] counts what it found, and with nothing says so and suggests others', async () => {
    const { body } = await read('/professionisti-sanitari?text=zzzzqqq')
    expect(body).toContain('0 risultati trovati')
    expect(body).toContain('Siamo spiacenti ma la ricerca non ha prodotto risultati.')
    expect(slugsIn(body)).toHaveLength(4)
    expect(body).not.toContain('aria-label="Pagine"')
  })

  test('[DIR-003] one is singular', async () => {
    const [slug = ''] = slugsIn((await read('/professionisti-sanitari')).body)
    const card = await findCardBySlug(club.database.db, slug)
    const [main] = card?.details.professions ?? []
    const words = `${card?.firstName} ${card?.lastName} ${main?.city} ${main?.name}`
    const { body } = await read(`/professionisti-sanitari?text=${encodeURIComponent(words)}`)
    if (totalIn(body) === 1) expect(body).toContain('1 risultato trovato')
    expect(slugsIn(body)[0]).toBe(slug)
  })

  test('[DIR-005] the grid has two cards at md, three at lg, four at xl', async () => {
    expect((await read('/professionisti-sanitari')).body).toMatch(
      /<ul class="grid[^"]* md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"/,
    )
  })

  test('[DIR-006] the promo card comes first, without filters on page one only', async () => {
    const promo = 'Fatti trovare da pazienti e colleghi'
    const { body } = await read('/professionisti-sanitari')
    expect(body.indexOf(promo)).toBeGreaterThan(0)
    expect(body.indexOf(promo)).toBeLessThan(body.indexOf('href="/professionisti-sanitari/'))
    for (const query of ['pagina=2', 'province=TO', 'text=rossi', 'professionType=857920003'])
      expect((await read(`/professionisti-sanitari?${query}`)).body).not.toContain(promo)
  })

  test('[DIR-007] the pages of the list, with the links around them', async () => {
    const { body } = await read('/professionisti-sanitari?province=TO&pagina=1')
    expect(body).toContain('Risultati')
    expect((await read('/professionisti-sanitari?pagina=2')).body).toMatch(
      /aria-label="Pagine"[\s\S]*rel="prev"[\s\S]*rel="next"/,
    )
    expect((await read('/professionisti-sanitari?pagina=99')).status).toBe(404)
  })

  test('[CRD-024] members see more people than strangers, and the same as each other', async () => {
    const totals = await Promise.all(
      Object.values(VISITORS).map(async (who) => totalIn((await read('/professionisti-sanitari', who)).body)),
    )
    const [stranger = 0, ...members] = totals
    expect(new Set(members).size).toBe(1)
    expect(members[0]).toBeGreaterThan(stranger)
  })
})

describe('the page of a professional', () => {
  const nurse = {
    professionType: 857920006,
    profession: 'Infermiera',
    specialization: '',
    city: 'Asti',
    province: 'AT',
    mainProfession: true,
  }
  const doctor = {
    ...nurse,
    professionType: 857920003,
    profession: 'Medico chirurgo',
    specialization: 'Cardiologia',
    mainProfession: false,
  }
  const contacts = { email: 'studio@example.it', phone: '011 5550000', website: '', address: '' }
  const card = {
    privacyFlag: 857920000,
    termsOfServiceFlag: 857920000,
    professions: [nurse, doctor],
    presentationText: 'Mi occupo di ferite difficili.',
    training: [{ degreeType: 'Master', title: 'Wound care', institution: 'Ateneo di Asti', year: 2019 }],
    workExperience: [{ role: 'Infermiera di comunità', organization: 'Distretto', fromYear: 2015, toYear: null }],
    certifications: [{ id: '33333333-3333-4333-8333-333333333333', title: 'BLSD', issuer: 'Croce', year: 2024 }],
    scientificPublications: [{ title: 'Ferite e tempo', journal: 'Rivista', year: 2021, link: '' }],
    contacts,
    contactDataVisibility: 'Pubblica',
  }

  test('[CRD-020, CRD-025] is absent while private, whole when public, gone when hidden again', async () => {
    const { slug } = (await patch(1007, card)).json().data
    const path = `/professionisti-sanitari/${slug}`
    expect((await read(path)).status).toBe(404)
    await patch(1007, { visibility: 'Pubblica' })
    const { status, body } = await read(path)
    expect(status).toBe(200)
    for (const words of [
      'Infermiera',
      'Medico chirurgo',
      'Mi occupo di ferite difficili.',
      'Wound care',
      'Infermiera di comunità',
      'BLSD',
      'Ferite e tempo',
      '011 5550000',
    ])
      expect(body).toContain(words)
    expect((await read('/professionisti-sanitari')).body).toContain(slug)
    await patch(1007, { visibility: 'Privata' })
    expect((await read(path)).status).toBe(404)
    expect((await read('/professionisti-sanitari')).body).not.toContain(slug)
  })

  test('[CRD-024] “Qualsiasi utente” is for members, and contacts have their own visibility', async () => {
    const { slug } = (
      await patch(1007, { ...card, visibility: 'Qualsiasi utente', contactDataVisibility: 'Privata' })
    ).json().data
    const path = `/professionisti-sanitari/${slug}`
    expect((await read(path)).status).toBe(404)
    const seen = await read(path, 1001)
    expect(seen.status).toBe(200)
    expect(seen.body).not.toContain('011 5550000')
    await patch(1007, { contactDataVisibility: 'Qualsiasi utente' })
    expect((await read(path, 1001)).body).toContain('011 5550000')
    await patch(1007, { visibility: 'Pubblica' })
    expect((await read(path)).body).not.toContain('011 5550000')
  })

  test('[CRD-002] contacts saved earlier are hidden when the owner is no longer PREMIUM', async () => {
    const { slug } = (await patch(1007, { ...card, visibility: 'Pubblica' })).json().data
    expect((await read(`/professionisti-sanitari/${slug}`)).body).toContain('011 5550000')
    const member = await findMemberByUsername(club.database.db, 1007)
    const end = member?.membership.premiumPeriods.at(-1)?.end
    if (!end) throw new Error('1007 is not PREMIUM.')
    club.clock.set(new Date(end.getTime() + 86_400_000))
    const after = await read(`/professionisti-sanitari/${slug}`)
    club.clock.reset()
    expect(after.status).toBe(200)
    expect(after.body).not.toContain('011 5550000')
  })

  test('[CRD-022] the main profession is the title, and search engines are told of a doctor', async () => {
    const { slug } = (await patch(1007, { ...card, visibility: 'Pubblica' })).json().data
    expect((await read(`/professionisti-sanitari/${slug}`)).body).toMatch(/<title>[^<]*, Infermiera \|/)
    await patch(1007, { professions: [nurse, { ...doctor, mainProfession: true }] })
    const { body } = await read(`/professionisti-sanitari/${slug}`)
    expect(body).toMatch(/<title>[^<]*, Medico chirurgo \|/)
    const facts = JSON.parse(/application\/ld\+json">(.*?"Physician".*?)<\/script>/.exec(body)?.[1] ?? '{}')
    expect(facts).toMatchObject({
      '@type': ['Person', 'Physician'],
      medicalSpecialty: 'Cardiologia',
      telephone: '011 5550000',
    })
  })

  test('[CRD-020] the reserved address and one that nobody has are no one’s', async () => {
    expect((await read('/professionisti-sanitari/nessuno-con-questo-nome')).status).toBe(404)
  })
})

describe('/profilo/la-mia-scheda', () => {
  test('[CRD-001, CRD-006, CRD-014, CRD-016, CRD-017, CRD-023] starts a fresh card with its notices, for members only', async () => {
    expect((await read('/profilo/la-mia-scheda')).status).not.toBe(200)
    const { status, body } = await read('/profilo/la-mia-scheda?passo=5', 1001)
    expect(status).toBe(200)
    for (const words of [
      'Scheda pubblica',
      'una sola scheda',
      'maggiorenne',
      'nome vero',
      'niente loghi',
      'multilevel marketing',
      'rimuovere i contenuti, bloccare l’accesso o inviare un richiamo',
      '30 giorni',
      'name="privacyFlag"',
      'name="termsOfServiceFlag"',
    ])
      expect(body).toContain(words)
  })

  test('[CRD-009, CRD-023] once both are stored the two boxes are hidden', async () => {
    await patch(1013, { privacyFlag: 857920000, termsOfServiceFlag: 857920000 })
    const { body } = await read('/profilo/la-mia-scheda?passo=5', 1013)
    expect(body).toContain('Scheda pubblica')
    expect(body).not.toContain('name="privacyFlag"')
  })

  test.each(Object.entries(VISITORS).filter(([, username]) => username !== null))(
    '[CRD-002, CRD-021] the stages of %s',
    async (type, username) => {
      const { body } = await read('/profilo/la-mia-scheda?passo=4', username)
      expect(body.includes('name="contacts.phone"')).toBe(type === 'PREMIUM')
      expect([...body.matchAll(/href="[^"]*\?passo=(\d)"/g)].map(([, step]) => step)).toEqual(
        type === 'PREMIUM' ? ['1', '2', '3', '4', '5'] : ['1', '2', '3', '5'],
      )
    },
  )

  test('[CRD-004] offers the two kinds of profession', async () => {
    await patch(1013, {
      professions: [
        {
          professionType: 857920003,
          profession: 'Medico',
          specialization: '',
          city: '',
          province: '',
          mainProfession: true,
        },
      ],
    })
    const { body } = await read('/profilo/la-mia-scheda?passo=2', 1013)
    expect([...body.matchAll(/<option value="8579[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      'Medico',
      'Altro professionista sanitario',
    ])
  })

  test('[CRD-011, CRD-027] nurses of PREMIUM are offered Pharmacare, and no others', async () => {
    const offered = async (username: number, profession: string) => {
      const own = {
        professionType: 857920006,
        profession,
        specialization: '',
        city: '',
        province: '',
        mainProfession: true,
      }
      const saved = await patch(username, { privacyFlag: 857920000, termsOfServiceFlag: 857920000, professions: [own] })
      expect(saved.statusCode).toBe(200)
      return (await read('/profilo/la-mia-scheda?passo=5', username)).body.includes('Attiva Pharmacare')
    }
    expect(await offered(1013, 'Infermiere')).toBe(true)
    expect(await offered(1013, 'Farmacista')).toBe(false)
    expect(await offered(1001, 'Infermiera')).toBe(false)
  })

  test('[CRD-004, CRD-018] offers the six degrees, and years from this one to 1970', async () => {
    await patch(1013, { training: [{ degreeType: 'Master', title: 'A', institution: 'B', year: 2000 }] })
    const { body } = await read('/profilo/la-mia-scheda?passo=3', 1013)
    const options = [...body.matchAll(/<option value="[^"]*"(?: selected="")?>([^<]+)</g)].map(([, label]) => label)
    expect(options.slice(0, 6)).toEqual([
      'Laurea Triennale',
      'Laurea Magistrale',
      'Laurea a ciclo unico',
      'Master',
      'Specializzazione',
      'Dottorato',
    ])
    const years = options.slice(6).map(Number)
    expect(years[0]).toBe(club.clock.now().getFullYear())
    expect(years.at(-1)).toBe(1970)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  test('[CRD-026] corrections asked by the club are shown as a notice', async () => {
    const { sql } = await import('drizzle-orm')
    await patch(1013, { step: 1 })
    await club.database.db.execute(
      sql`update professional_cards set change_requests = '[{"text":"Cambia la foto: contiene un logo.","requestedOn":"2026-11-01"}]' where member_id = (select id from members where username = 1013)`,
    )
    expect((await read('/profilo/la-mia-scheda', 1013)).body).toContain('Cambia la foto: contiene un logo.')
  })
})
