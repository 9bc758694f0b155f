import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { askParticipantsJob } from '#areas/classroom/jobs.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { dayAhead } from './days.ts'
import { DRAFT } from './desk-member-recipes.ts'
import { type DeskPresser, type Fields, quiet, REASON, type Recipe, type Recipes } from './desk-press.ts'
import { STAFF, VISITORS } from './visitors.ts'

export const ARTICLE_WORDS = {
  contentType: 'Articolo',
  slug: '',
  abstract: 'Che cosa dicono i numeri.',
  body: '<p>Uno.</p>',
  categorySlug: 'nutrizione-e-prevenzione',
  access: 'premium',
  ...Object.fromEntries(SUBSCRIPTION_TYPES.map((type) => [`level-${type}`, 'whole'])),
  options: 'hasTopics',
}
const PLAN = {
  act: 'create',
  kind: 'plan',
  name: 'Di prova',
  summary: 'Per chi prova.',
  rank: '25',
  'wallet-ecm': 'on',
  'credits-ecm': '80',
  'label-0': 'Corsi',
  'included-0': 'on',
  conditions: '<p>Dodici mesi.</p>',
  reason: REASON,
}
const PRICES = { act: 'prices', 'number-0': '1', 'total-0': '300', fromDay: dayAhead(290), reason: REASON }

const DRAFT_TABLES = ['content_items', 'content_versions']

/** How the acts on contents, pages, plans, accounts and the team are pressed. */
export function moreRecipes({ club, rows, one, send, page, drawn, confirmed, at }: DeskPresser): Recipes {
  const aContent = async (title: string) => {
    await send({ url: '/redazione/contenuti/nuovo', fields: { ...ARTICLE_WORDS, title, act: 'save' } })
    return one('select id from content_items where title = $1', [title])
  }
  const seenIn = async (id: string) => one('select max(number) from content_versions where item_id = $1', [id])
  const content =
    (title: string, act: string, first?: string): Recipe =>
    async () => {
      const url = `/redazione/contenuti/${await aContent(title)}`
      const id = url.split('/').at(-1) ?? ''
      if (first) await send({ url, fields: { ...ARTICLE_WORDS, title, act: first, seen: await seenIn(id) } })
      return { url, fields: { ...ARTICLE_WORDS, title, act, seen: await seenIn(id) } }
    }
  const aPage = async (name: string) => {
    const path = `/${name}`
    await send({
      url: '/redazione/pagine/nuova',
      fields: { title: name, path, parentId: '', from: await one("select id from pages where path = '/telemedicina'") },
    })
    const id = await one('select id from pages where path = $1', [path])
    return { id, number: await one('select max(number) from page_versions where page_id = $1', [id]) }
  }
  const plan = async (id: string) => {
    const made = await confirmed('/redazione/piani/nuovo', { ...PLAN, id })
    await send(made)
    return `/redazione/piani/${id}`
  }
  const someone = async () => {
    const id = await makeMember(club.database.db, {
      now: club.clock.now(),
      person: { name: 'Ada', surname: 'Prova' },
      type: 'TRIAL',
    })
    return { id, url: `/redazione/iscritti/${await one('select username from members where id = $1', [id])}` }
  }
  const seen =
    (section: string, act: string, fields: Fields | ((id: string) => Promise<Fields>)): Recipe =>
    async () => {
      const { id, url } = await someone()
      const own = typeof fields === 'function' ? await fields(id) : fields
      return confirmed(`${url}/${section}`, { act, reason: REASON, ...own })
    }
  const atOnce =
    (section: string, act: string): Recipe =>
    async () => ({
      url: `${(await someone()).url}/${section}`,
      fields: { act, reason: REASON },
    })
  const aWallet = async (memberId: string) => {
    await rows(
      "insert into wallets (member_id, tag, stato, active_from) values ($1, 'provaNuova', 1, now()) on conflict do nothing",
      [memberId],
    )
    return { wallet: await one("select id from wallets where member_id = $1 and tag = 'provaNuova'", [memberId]) }
  }
  const team = (fields: Fields): Recipe => at('/redazione/squadra', { reason: REASON, role: 'moderator', ...fields })
  return {
    '/redazione/contenuti/:id publish · of a new one': at('/redazione/contenuti/nuovo', {
      ...ARTICLE_WORDS,
      title: 'Subito',
      act: 'publish',
    }),
    ...Object.fromEntries(
      ['save', 'preview'].flatMap((act) => [
        [
          `/redazione/contenuti/:id ${act} · of a new one`,
          quiet(
            DRAFT,
            at('/redazione/contenuti/nuovo', { ...ARTICLE_WORDS, title: `Nuova ${act}`, act }),
            ...DRAFT_TABLES,
          ),
        ],
        [`/redazione/contenuti/:id ${act}`, quiet(DRAFT, content(`Bozza ${act}`, act), ...DRAFT_TABLES)],
      ]),
    ),
    '/redazione/contenuti/:id/bozza ': quiet(
      DRAFT,
      async () => {
        const id = await aContent('Si salva da sola')
        const fields = { ...ARTICLE_WORDS, title: 'Si salva da sé', seen: await seenIn(id) }
        return { url: `/redazione/contenuti/${id}/bozza`, fields }
      },
      ...DRAFT_TABLES,
    ),
    '/redazione/contenuti/:id publish': content('Da pubblicare', 'publish'),
    '/redazione/contenuti/:id withdraw': content('Da ritirare', 'withdraw', 'publish'),
    '/redazione/contenuti/:id delete': content('Da eliminare', 'delete'),
    '/redazione/pagine/:id publish': async () => {
      const { id, number } = await aPage('da-pubblicare')
      return { url: `/redazione/pagine/${id}`, fields: { act: 'publish', number } }
    },
    '/redazione/pagine/:id withdraw': async () => {
      const { id, number } = await aPage('da-ritirare')
      await send({ url: `/redazione/pagine/${id}`, fields: { act: 'publish', number } })
      return { url: `/redazione/pagine/${id}`, fields: { act: 'withdraw' } }
    },
    '/redazione/pagine/:id/versioni ': async () => {
      const { id, number } = await aPage('da-riprendere')
      return { url: `/redazione/pagine/${id}/versioni`, fields: { version: number, number } }
    },
    '/redazione/piani/nuovo create': async () => confirmed('/redazione/piani/nuovo', { ...PLAN, id: 'prova-uno' }),
    '/redazione/piani/:productId/listini/:day prices': async () =>
      confirmed(`${await plan('prova-due')}/listini/nuovo`, PRICES),
    '/redazione/piani/:productId/listini/:day prices-removed': async () => {
      const url = await plan('prova-tre')
      await send(await confirmed(`${url}/listini/nuovo`, PRICES))
      return confirmed(`${url}/listini/${PRICES.fromDay}`, {
        act: 'prices-removed',
        fromDay: PRICES.fromDay,
        reason: REASON,
      })
    },
    // The page of a product answers to what the page of its prices sends.
    '/redazione/piani/:productId prices': async () => confirmed(await plan('prova-sette'), PRICES),
    '/redazione/piani/:productId prices-removed': async () => {
      const url = await plan('prova-otto')
      await send(await confirmed(url, PRICES))
      return confirmed(url, { act: 'prices-removed', fromDay: PRICES.fromDay, reason: REASON })
    },
    '/redazione/piani/:productId sell': async () => {
      const url = await plan('prova-quattro')
      await send(await confirmed(`${url}/listini/nuovo`, { ...PRICES, fromDay: dayAhead() }))
      return confirmed(url, { act: 'sell', reason: REASON })
    },
    '/redazione/piani/:productId withdraw': async () =>
      confirmed('/redazione/piani/essenziale', { act: 'withdraw', reason: REASON }),
    '/redazione/piani/:productId remove': async () =>
      confirmed(await plan('prova-cinque'), { act: 'remove', reason: REASON }),
    '/redazione/piani/:productId product': async () => {
      const { act: _act, ...words } = PLAN
      return confirmed(await plan('prova-sei'), { ...words, act: 'product', name: 'Cambiato' })
    },
    '/redazione/iscritti/:username/:section recovery': atOnce('accesso', 'recovery'),
    '/redazione/iscritti/:username/:section sessions': atOnce('accesso', 'sessions'),
    '/redazione/iscritti/:username/:section unlock': atOnce('accesso', 'unlock'),
    '/redazione/iscritti/:username/:section export': atOnce('accesso', 'export'),
    '/redazione/iscritti/:username/:section erase': async () => {
      const { url } = await someone()
      return { url: `${url}/accesso`, fields: { act: 'erase', reason: REASON, username: url.split('/').at(-1) ?? '' } }
    },
    '/redazione/iscritti/:username/:section plan': seen('abbonamento', 'plan', { product: 'professione' }),
    '/redazione/iscritti/:username/:section trial': seen('abbonamento', 'trial', {
      trialStart: dayAhead(),
      trialLastDay: dayAhead(17),
    }),
    '/redazione/iscritti/:username/:section wallet-given': seen('portafogli', 'wallet-given', {
      tag: 'altro',
      stato: '2',
      credits: '3',
    }),
    '/redazione/iscritti/:username/:section wallet': seen('portafogli', 'wallet', async (id) => ({
      ...(await aWallet(id)),
      stato: '2',
      lastDay: dayAhead(100),
    })),
    '/redazione/iscritti/:username/:section wallet-ended': seen('portafogli', 'wallet-ended', aWallet),
    '/redazione/iscritti/:username/:section fiscal-code': seen('dati', 'fiscal-code', {
      fiscalCode: 'RSSMRA85T10A562S',
    }),
    '/redazione/iscritti/:username/:section close': seen('accesso', 'close', {}),
    '/redazione/iscritti/:username/:section open': async () => {
      const { url } = await someone()
      await send(await confirmed(`${url}/accesso`, { act: 'close', reason: REASON }))
      return confirmed(`${url}/accesso`, { act: 'open', reason: REASON })
    },
    '/redazione/squadra invite': team({ act: 'invite', who: String(VISITORS.REGISTRATO) }),
    '/redazione/squadra again': async () => {
      const [invited] = await rows(
        'select username from members m join staff_invitations i on i.member_id = m.id limit 1',
      )
      return team({ act: 'again', username: String(invited?.username) })()
    },
    '/redazione/squadra withdraw': async () => {
      const [invited] = await rows(
        'select username from members m join staff_invitations i on i.member_id = m.id limit 1',
      )
      return team({ act: 'withdraw', username: String(invited?.username) })()
    },
    '/redazione/squadra/ruoli/:id remove': async () => {
      const id = await one(
        "insert into staff_roles (name, permissions) values ('Da togliere', '{plans.write}') returning id",
      )
      return { url: `/redazione/squadra/ruoli/${id}`, fields: { act: 'remove', instead: 'nessuno', reason: REASON } }
    },
    '/redazione/segmenti/:id save': at('/redazione/segmenti/nuovo', {
      act: 'save',
      name: 'Di prova',
      description: '',
      seen: '0',
      gruppo: 'tutte?cognome=comincia:A',
    }),
    '/redazione/segmenti/:id remove': async () => {
      await send({
        url: '/redazione/segmenti/nuovo',
        fields: { act: 'save', name: 'Da togliere', description: '', seen: '0', gruppo: 'tutte?cognome=comincia:B' },
      })
      return {
        url: `/redazione/segmenti/${await one("select id from segments where name = 'Da togliere'")}`,
        fields: { act: 'remove' },
      }
    },
    '/redazione/esporta/:list ': at('/redazione/esporta/iscritti', { reason: REASON, columns: 'all' }),
    '/redazione/eventi-ecm ask-all': async () => {
      await installJobs({ url: club.database.url, jobs: [askParticipantsJob] })
      return {
        url: `/redazione/eventi-ecm?evento=${await one("select id from courses where state = 'open' order by id limit 1")}`,
        fields: { act: 'ask-all' },
      }
    },
    '/redazione/preventivi ': async () => {
      const offer =
        (await page('/redazione/preventivi')).querySelector('option[value*="|"]')?.getAttribute('value') ?? ''
      return { url: '/redazione/preventivi', fields: { who: `C${String(VISITORS.PREMIUM).padStart(8, '0')}`, offer } }
    },
    '/redazione/club save': async () => drawn('/redazione/club', 'act', 'save', { phone: '02 1234567' }),
    '/redazione/fedelta/:code changed': async () => {
      const code = (await page('/redazione/fedelta')).querySelector('tbody a')?.getAttribute('href') ?? ''
      const press = await drawn(code, 'act', 'changed')
      return confirmed(code, { ...press.fields, points: '77', fromDay: dayAhead(60), reason: REASON })
    },
    '/redazione/squadra change': async () => {
      const id = await one('select id from members where username = $1', [STAFF.moderator])
      return team({
        act: 'change',
        username: String(STAFF.moderator),
        seen: await one('select string_agg(role, $2 order by role) from member_roles where member_id = $1', [id, ' ']),
        role: 'editor',
      })()
    },
  }
}
