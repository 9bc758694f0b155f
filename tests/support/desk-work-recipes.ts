import { randomInt, randomUUID } from 'node:crypto'
import { CATALOGUE_COLUMNS } from '#areas/conventions/catalogue-rules.ts'
import { ALERTS_PATH } from '#areas/figures/alert-rules.ts'
import { SEGMENTS_PATH } from '#areas/figures/segments-model.ts'
import { earnPoints } from '#areas/loyalty/ledger-commands.server.ts'
import { bulkJob } from '#backoffice/bulk/contents.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { dayAhead } from './days.ts'
import { type DeskPresser, PICTURE, type Press, quiet, REASON, type Recipe, type Recipes } from './desk-press.ts'
import { ORIGIN } from './open-club.ts'
import { aRequest } from './requests.ts'
import { STAFF, VISITORS } from './visitors.ts'

const TRIED = 'Una prova: finché non si comincia, non cambia niente.'
const ALONE = 'Riguarda solo chi guarda, e nessun altro.'
const PARCEL = 'bottiglia-termica-da-750-ml'
const HOME = { recipient: 'Ada Rossi', street: 'Via Garibaldi 77', postalCode: '10123', city: 'Torino', province: 'TO' }

/** How rewards, the window and the catalogue of the conventions, menus, double accounts and the rest are pressed. */
export function workRecipes(desk: DeskPresser): Recipes {
  return { ...rewardRecipes(desk), ...wordRecipes(desk), ...monthRecipes(desk), ...otherRecipes(desk) }
}

/** ACC-047. The month before this one, open or closed. */
function monthRecipes({ club }: DeskPresser): Recipes {
  const url = '/redazione/ricavi'
  const month = () => addRomeMonths(romeDayOf(club.clock.now()), -1).slice(0, 7)
  return {
    '/redazione/ricavi close': async () => {
      await club.database.pool.query('delete from closed_months')
      return { url, fields: { act: 'close', mese: month() } }
    },
    '/redazione/ricavi reopen': async () => {
      await club.database.pool.query('delete from closed_months')
      await club.database.pool.query(
        `insert into closed_months (last_day, closed_at, figures) values (($1::date + interval '1 month' - interval '1 day')::date, $2, '[]')`,
        [`${month()}-01`, club.clock.now()],
      )
      return { url, fields: { act: 'reopen', mese: month(), motivo: 'Mancava una nota di credito' } }
    },
  }
}

/** FIG-041. Words that were looked for and not found: others each time, since they are sent once a day. */
function wordRecipes({ club, one }: DeskPresser): Recipes {
  const sent =
    (url: string): Recipe =>
    async () => {
      const testo = `parola ${randomUUID().slice(0, 4)}`
      await club.database.pool.query(
        `insert into day_counters (counter, day, subject, outcome, audience, amount) values ('search', $1, $2, 'nothing', 'TRIAL', 9)`,
        [romeDayOf(club.clock.now()), testo],
      )
      return { url, fields: { testo } }
    }
  const aSegment = () =>
    one(
      `insert into segments (name, key, groups, owner_id, updated_at)
       select $1, $1, '{"tutte?tipo=TRIAL"}', id, now() from members where username = ${STAFF.administrator} returning id`,
      [`prova ${randomUUID().slice(0, 8)}`],
    )
  return {
    '/redazione/numeri ': sent('/redazione/numeri'),
    '/redazione/numeri/:page ': sent('/redazione/numeri/ricerche'),
    '/redazione/numeri/avvisi letter': async () => {
      await club.database.pool.query('delete from figure_letters')
      return { url: ALERTS_PATH, fields: { act: 'letter', ogni: 'settimana' } }
    },
    '/redazione/numeri/avvisi alert': async () => ({
      url: ALERTS_PATH,
      fields: { act: 'alert', cifra: 'members.premium', verso: 'sopra', soglia: String(randomInt(1_000_000)) },
    }),
    '/redazione/numeri/avvisi remove': async () => {
      const id = await one(
        `insert into figure_alerts (member_id, code, side, bound, is_passed, created_at)
         select id, 'members.premium', 'sotto', $1, false, now() from members where username = ${STAFF.administrator} returning id`,
        [randomInt(1_000_000)],
      )
      return { url: ALERTS_PATH, fields: { act: 'remove', id } }
    },
    '/redazione/numeri/segmenti follow': async () => ({
      url: SEGMENTS_PATH,
      fields: { act: 'follow', id: await aSegment() },
    }),
    '/redazione/numeri/segmenti unfollow': async () => {
      const id = await aSegment()
      await club.database.pool.query('insert into followed_segments (segment_id, since_day) values ($1, now())', [id])
      return { url: SEGMENTS_PATH, fields: { act: 'unfollow', id } }
    },
    '/redazione/numeri/fedelta/valore ': async () => ({
      url: '/redazione/numeri/fedelta/valore',
      fields: { da: dayAhead(1), millesimi: '5', quota: '80', motivo: 'Il costo medio dei premi' },
    }),
  }
}

function rewardRecipes({ club, one }: DeskPresser): Recipes {
  const anOrder = async () => {
    const { db } = club.database
    const now = club.clock.now()
    const memberId = await makeMember(db, { now, type: 'PREMIUM', person: {} })
    await earnPoints(db, { memberId, points: 5_000, description: 'Dono', key: randomUUID(), at: now })
    const { cookie = '' } = await club.cookieOf(
      Number(await one('select username from members where id = $1', [memberId])),
    )
    const answer = await club.app.inject({
      method: 'POST',
      url: '/api/winloy/ordini',
      headers: { cookie, origin: ORIGIN },
      payload: { rewardId: PARCEL, idempotencyKey: randomUUID(), delivery: HOME },
    })
    return `/redazione/premi/ordini/${answer.json().id}`
  }
  const on =
    (act: string, more = {}): Recipe =>
    async () => ({ url: await anOrder(), fields: { act, ...more } })
  return {
    '/redazione/premi/ordini/:orderId shipped': on('shipped', { courier: 'Corriere', trackingCode: 'CV-1' }),
    '/redazione/premi/ordini/:orderId delivered': on('delivered'),
    '/redazione/premi/ordini/:orderId returned': on('returned', { reason: REASON }),
    '/redazione/premi/:id/codici ': async () => ({
      url: '/redazione/premi/buono-libri-da-10/codici',
      fields: {},
      file: new File([`NUOVO-${randomUUID().slice(0, 8)}\n`], 'codici.csv', { type: 'text/csv' }),
    }),
  }
}

function otherRecipes({ club, rows, one, send, page, confirmed, at }: DeskPresser): Recipes {
  const windowAt = '/redazione/convenzioni/vetrina'
  const catalogue = (act: string, more = {}): Press => {
    const line = {
      offer_id: 'prova-1',
      shop_name: 'Del Partner',
      shop_category: 'libri',
      shop_site: 'https://partner.example',
      title: 'Dal partner',
      voucher_code: 'CODICE1',
      offer_type: 'c',
      kind: 'sale',
      reduced_price_value: '10',
      reduced_price_symbol: '2',
    } as Record<string, string>
    const text = [CATALOGUE_COLUMNS, CATALOGUE_COLUMNS.map((column) => line[column] ?? '')].map((row) => row.join(';'))
    return {
      url: '/redazione/convenzioni/file',
      fields: { act, ...more },
      file: new File([text.join('\r\n')], 'catalogo.csv'),
    }
  }
  const inWindow =
    (move: string, order: 'asc' | 'desc'): Recipe =>
    async () => ({
      url: windowAt,
      fields: { move, slides: await one(`select id from convention_slides order by position ${order} limit 1`) },
    })
  const menu = async (url: string): Promise<Press> => {
    const form = (await page(url)).querySelector('form:has(input[name=items])')
    const value = (name: string) => form?.querySelector(`input[name=${name}]`)?.getAttribute('value') ?? ''
    const items = JSON.parse(value('items'))
    items[0].label = `V${randomUUID().slice(0, 3)}`
    return { url, fields: { items: JSON.stringify(items), seen: value('seen'), anyway: 'on' } }
  }
  const pair = async () => {
    const made = await Promise.all(
      [1, 2].map(() =>
        makeMember(club.database.db, { now: club.clock.now(), person: { name: 'Ada', surname: 'Doppia' } }),
      ),
    )
    const usernames = await Promise.all(made.map((id) => one('select username from members where id = $1', [id])))
    return { ids: made, usernames }
  }
  const BOTH = { count: 2, why: 'Gli account sono due: ognuno ha la sua riga nella sua storia.' }
  const viewAs = `/redazione/iscritti/${VISITORS.PREMIUM}/vedi-come`
  const file =
    (act: string): Recipe =>
    async () => {
      await rows('update electronic_files set sent_at = null')
      const progressive = await one(
        'select progressive from electronic_files where rejected_at is null order by 1 limit 1',
      )
      return { url: '/redazione/fatture-elettroniche', fields: { act, file: progressive, until: dayAhead() } }
    }
  return {
    '/redazione/fatture-elettroniche sent': file('sent'),
    '/redazione/fatture-elettroniche rejected': file('rejected'),
    '/redazione/fatture-elettroniche until': file('until'),
    '/redazione/convenzioni/file rehearse': quiet(TRIED, async () => catalogue('rehearse')),
    '/redazione/convenzioni/file take': async () => {
      const { body } = await send(catalogue('rehearse'))
      return catalogue('take', { digest: /"digest","([^"]+)"/.exec(body)?.[1] ?? '' })
    },
    [`${windowAt} `]: async () => ({
      url: windowAt,
      fields: {
        title: 'Settimana delle lampade',
        shop: await one('select id from convention_shops order by id limit 1'),
      },
      file: PICTURE,
    }),
    [`${windowAt} earlier`]: inWindow('earlier', 'desc'),
    [`${windowAt} later`]: inWindow('later', 'asc'),
    [`${windowAt} remove`]: inWindow('remove', 'asc'),
    '/redazione/menu ': () => menu('/redazione/menu'),
    '/redazione/menu/:menu ': async () => {
      const links = [...(await page('/redazione/menu')).querySelectorAll('a[href^="/redazione/menu/"]')]
      return menu(links[0]?.getAttribute('href') ?? '')
    },
    '/redazione/iscritti/doppioni ': async () => {
      const [first = '', other = ''] = (await pair()).ids
      return { url: '/redazione/iscritti/doppioni', fields: { one: first, other }, lines: BOTH }
    },
    '/redazione/iscritti/doppioni/:kept/:closed ': async () => {
      const { usernames } = await pair()
      const press = await confirmed(`/redazione/iscritti/doppioni/${usernames.join('/')}`, { reason: REASON })
      return { ...press, lines: BOTH }
    },
    '/redazione/iscritti/:username/vedi-come ': async () => {
      await rows('delete from view_as_visits')
      return { url: viewAs, fields: { reason: REASON } }
    },
    '/redazione/iscritti/vedi-come ': async () => {
      await rows('delete from view_as_visits')
      await send({ url: viewAs, fields: { reason: REASON } })
      return { url: '/redazione/iscritti/vedi-come', fields: {} }
    },
    '/redazione/richieste/:id/presenza ': quiet(
      ALONE,
      async () => ({ url: `/redazione/richieste/${await aRequest(club, {})}/presenza`, fields: {} }),
      'request_readers',
    ),
    '/redazione/scelte ': quiet(ALONE, at('/redazione/scelte', { isDense: 'si' })),
    '/redazione/lavori retry': async () => {
      await installJobs({ url: club.database.url, jobs: [bulkJob] })
      const run = randomUUID()
      await rows(
        `insert into pgboss.job (id, name, data, state, created_on, completed_on, retry_count, output)
         values ($1, $2, '{}', 'failed', now(), now(), 5, '{"message":"TypeError"}')`,
        [run, bulkJob.name],
      )
      return { url: '/redazione/lavori', fields: { act: 'retry', run } }
    },
    '/redazione/iscritti/nuovo ': async () => ({
      url: '/redazione/iscritti/nuovo',
      fields: {
        key: randomUUID(),
        nome: 'Anna',
        cognome: 'Nuova',
        email: `anna.${randomUUID().slice(0, 8)}@posta.example`,
        cellulare: '333 1234567',
        professione: await one("select id from professions where name = 'Farmacista'"),
      },
    }),
    '/redazione/club/aspetto ': async () => {
      const form = (await page('/redazione/club/aspetto')).querySelector('form:has(input[name=basedOn])')
      const basedOn = form?.querySelector('input[name=basedOn]')?.getAttribute('value') ?? ''
      return {
        url: '/redazione/club/aspetto',
        fields: { hue: '200', chroma: '0.1', accentHue: '30', accentChroma: '0.15', basedOn },
      }
    },
    '/redazione/ordini/:orderId refunded': async () => {
      const [invoice] = await rows(
        "select i.id, i.order_id from invoices i where i.issued_at is null and i.kind = 'invoice' and i.state = 0 order by i.due_on desc limit 1",
      )
      await send({ url: `/redazione/ordini/${invoice.order_id}`, fields: { act: 'transfer', id: invoice.id } })
      const [payment] = await rows(
        "select p.id, i.order_id from payments p join invoices i on i.id = p.invoice_id where p.provider = 'transfer' order by p.id limit 1",
      )
      await rows("update payments set refund = 'due' where id = $1", [payment.id])
      return { url: `/redazione/ordini/${payment.order_id}`, fields: { act: 'refunded', id: payment.id } }
    },
  }
}
