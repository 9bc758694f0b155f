import { randomUUID } from 'node:crypto'
import { makeMember } from '../../db/seed/makers.ts'
import { dayAhead } from './days.ts'
import { type DeskPresser, type Fields, quiet, REASON, type Recipe, type Recipes } from './desk-press.ts'
import { STAFF } from './visitors.ts'

const BILLING = {
  kind: 'private',
  name: 'Chiara',
  surname: 'Bianchi',
  fiscalCode: 'BNCCHR85M41F205T',
  address: 'Via Po 1',
  postcode: '10121',
  city: 'Torino',
  province: 'TO',
}
export const DRAFT =
  'Una bozza, che nessuno vede: le sue versioni dicono chi l’ha scritta e quando. Si racconta quando esce.'

/** How the rest of what is done to a person is pressed, and what only keeps a draft. */
export function memberRecipes({ club, rows, one, send, page, drawn, confirmed }: DeskPresser): Recipes {
  const section = '/redazione/iscritti/:username/:section'
  const someone = async () => {
    const email = `ada.${randomUUID().slice(0, 8)}@posta.example`
    const person = { name: 'Ada', surname: 'Prova', email }
    const id = await makeMember(club.database.db, { now: club.clock.now(), person, type: 'PREMIUM' })
    const username = await one('select username from members where id = $1', [id])
    return { id, email, url: `/redazione/iscritti/${username}` }
  }
  const seen =
    (place: string, act: string, fields: Fields | ((id: string) => Promise<Fields>)): Recipe =>
    async () => {
      const { id, url } = await someone()
      const own = typeof fields === 'function' ? await fields(id) : fields
      return confirmed(`${url}/${place}`, { act, reason: REASON, ...own })
    }
  const startOf = async (id: string): Promise<Date> =>
    (await rows('select start from premium_periods where member_id = $1 order by 1 desc limit 1', [id]))[0]?.start
  const aPage = async () => {
    const path = `/bozza-${randomUUID().slice(0, 8)}`
    await send({ url: '/redazione/pagine/nuova', fields: { title: 'Una bozza', path, parentId: '', from: '' } })
    return `/redazione/pagine/${await one('select id from pages where path = $1', [path])}/bozza`
  }
  const draft = (parentId: string | null) => ({
    basedOn: 1,
    head: { title: 'Una bozza', description: 'Prova', sharing: {} },
    parentId,
    document: { regions: { main: [] } },
  })
  return {
    [`${section} invitation`]: async () => {
      const email = `nuova.${randomUUID().slice(0, 8)}@posta.example`
      const professione = await one("select id from professions where name = 'Farmacista'")
      const fields = {
        key: randomUUID(),
        nome: 'Anna',
        cognome: 'Nuova',
        email,
        cellulare: '333 1234567',
      }
      await send({ url: '/redazione/iscritti/nuovo', fields: { ...fields, professione } })
      const username = await one('select username from members where email = $1', [email])
      return { url: `/redazione/iscritti/${username}/accesso`, fields: { act: 'invitation', reason: REASON } }
    },
    [`${section} factors`]: async () => {
      const id = await one('select id from members where username = $1', [STAFF.tutor])
      await rows(
        "insert into second_factors (member_id, sealed_secret, created_at, confirmed_at) values ($1, 'x', now(), now())",
        [id],
      )
      return { url: `/redazione/iscritti/${STAFF.tutor}/accesso`, fields: { act: 'factors', reason: REASON } }
    },
    [`${section} person`]: async () => {
      const { url, email } = await someone()
      const person = { name: 'Ada', surname: 'Cambiata', email, phone: '3331234567', prefix: '0039' }
      return confirmed(`${url}/dati`, { act: 'person', reason: REASON, ...person })
    },
    [`${section} billing`]: seen('fatturazione', 'billing', BILLING),
    [`${section} training`]: seen('formazione', 'training', { employment: 'C' }),
    [`${section} period`]: seen('abbonamento', 'period', async (id) => ({
      start: (await startOf(id)).toISOString(),
      lastDay: dayAhead(320),
    })),
    [`${section} period-removed`]: async () => {
      const { id, url } = await someone()
      await send(await confirmed(`${url}/abbonamento`, { act: 'plan', product: 'professione', reason: REASON }))
      const start = (await startOf(id)).toISOString()
      return confirmed(`${url}/abbonamento`, { act: 'period-removed', start, reason: REASON })
    },
    [`${section} credits`]: seen('portafogli', 'credits', async (id) => ({
      wallet: await one("select id from wallets where member_id = $1 and tag <> 'loyalty' limit 1", [id]),
      amount: '5',
    })),
    '/redazione/pagine/:id/bozza ': quiet(
      DRAFT,
      async () => ({ url: await aPage(), fields: {}, json: draft(null) }),
      'pages',
      'page_versions',
    ),
    '/redazione/pagine/:id/bozza  · under another page': async () => ({
      url: await aPage(),
      fields: {},
      json: draft(await one("select id from pages where path = '/telemedicina'")),
    }),
    '/redazione/fedelta/:code removed': async () => {
      const links = [...(await page('/redazione/fedelta')).querySelectorAll('tbody a')]
      const code = links.at(1)?.getAttribute('href') ?? ''
      const { fields } = await drawn(code, 'act', 'changed')
      const fromDay = dayAhead(90)
      await send(await confirmed(code, { ...fields, points: '78', fromDay, reason: REASON }))
      return confirmed(code, { act: 'removed', fromDay, reason: REASON })
    },
    '/redazione/squadra invite · somebody the club does not know': async () => ({
      url: '/redazione/squadra',
      fields: {
        act: 'invite',
        who: `nina.${randomUUID().slice(0, 8)}@posta.example`,
        name: 'Nina',
        surname: 'Nuova',
        role: 'moderator',
        reason: REASON,
      },
    }),
    '/redazione/squadra remove': async () => ({
      url: '/redazione/squadra',
      fields: {
        act: 'remove',
        username: String(STAFF.legal),
        seen: 'legal',
        reason: REASON,
      },
    }),
  }
}
