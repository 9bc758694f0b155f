import { randomUUID } from 'node:crypto'
import { dayAhead } from './days.ts'
import { type DeskPresser, type Fields, REASON, type Recipe, type Recipes } from './desk-press.ts'
import { aRequest } from './requests.ts'
import { STAFF, VISITORS } from './visitors.ts'

/** How the acts on people, money, requests, cases and courses are pressed. */
export function deskRecipes({ club, rows, one, send, drawn, confirmed, at }: DeskPresser): Recipes {
  const member = async (last: string) => `/redazione/iscritti/${VISITORS.PREMIUM}${last}`
  const seen =
    (section: string, fields: Fields): Recipe =>
    async () =>
      confirmed(await member(`/${section}`), { reason: REASON, ...fields })
  const request =
    (fields: Fields): Recipe =>
    async () => {
      const id = await aRequest(club, {})
      return { url: `/redazione/richieste/${id}`, fields: { seen: '', key: randomUUID(), ...fields } }
    }
  const aCase = async () => one('select id from legal_cases where closed_at is null order by opened_at limit 1')
  const aLabel = async (name: string) => {
    await send({ url: await member('/etichette'), fields: { act: 'give', name } })
    return one('select id from labels where name = $1', [name])
  }

  return {
    '/redazione/ordini/:orderId transfer': async () => {
      const [invoice] = await rows(
        "select i.id, i.order_id from invoices i join orders o on o.id = i.order_id where i.issued_at is null and i.kind = 'invoice' and i.state = 0 order by o.id, i.due_on limit 1",
      )
      return { url: `/redazione/ordini/${invoice.order_id}`, fields: { act: 'transfer', id: invoice.id } }
    },
    '/redazione/ordini/:orderId credit': async () => {
      const [invoice] = await rows(
        "select i.id, i.order_id from invoices i where i.issued_at is not null and i.kind = 'invoice' and not exists (select from invoices c where c.credited_id = i.id) order by i.id limit 1",
      )
      return { url: `/redazione/ordini/${invoice.order_id}`, fields: { act: 'credit', id: invoice.id, reason: REASON } }
    },
    '/redazione/richieste/:id take': request({ act: 'take' }),
    '/redazione/richieste/:id assign': async () => {
      const chi = await one('select id from members where username = $1', [STAFF.operator])
      return request({ act: 'assign', chi })()
    },
    '/redazione/richieste/:id close': request({ act: 'close' }),
    '/redazione/richieste/:id reopen': async () => {
      const press = await request({ act: 'close' })()
      await send(press)
      return { ...press, fields: { act: 'reopen' } }
    },
    '/redazione/richieste/:id aside': request({ act: 'aside', giorno: dayAhead(30) }),
    '/redazione/richieste/:id note': request({ act: 'note', note: 'Richiamare domani' }),
    '/redazione/richieste/:id answer': request({ act: 'answer', risposta: 'Buongiorno, ecco la risposta.', seen: '0' }),
    '/redazione/richieste/:id answer-close': request({ act: 'answer-close', risposta: 'Ecco la risposta.', seen: '0' }),
    '/redazione/richieste/:id answer-next': request({ act: 'answer-next', risposta: 'Ecco la risposta.', seen: '0' }),
    '/redazione/richieste/tempi closure': at('/redazione/richieste/tempi', {
      act: 'closure',
      nome: 'Ponte',
      dal: dayAhead(150),
      al: dayAhead(151),
    }),
    '/redazione/richieste/tempi remove': async () => {
      await send({
        url: '/redazione/richieste/tempi',
        fields: { act: 'closure', nome: 'Altra', dal: dayAhead(160), al: dayAhead(160) },
      })
      return {
        url: '/redazione/richieste/tempi',
        fields: { act: 'remove', chiusura: await one("select id from club_closures where name = 'Altra'") },
      }
    },
    '/redazione/cause/:caseId save': async () =>
      drawn(`/redazione/cause/${await aCase()}`, 'act', 'save', { seat: 'Altrove' }),
    '/redazione/cause/:caseId close': async () => ({
      url: `/redazione/cause/${await aCase()}`,
      fields: { act: 'close' },
    }),
    '/redazione/cause/:caseId reopen': async () => ({
      url: `/redazione/cause/${await one('select id from legal_cases where closed_at is not null limit 1')}`,
      fields: { act: 'reopen' },
    }),
    '/redazione/cause/:caseId assign': async () => ({
      url: `/redazione/cause/${await aCase()}`,
      fields: {
        act: 'assign',
        seen: '',
        handledBy: await one('select id from members where username = $1', [STAFF.operator]),
      },
    }),
    '/redazione/cause/:caseId/udienze/nuova save': async () => ({
      url: `/redazione/cause/${await aCase()}/udienze/nuova`,
      fields: { type: 'Prima', day: '2027-03-10', time: '09:30', place: '', outcome: '' },
    }),
    '/redazione/cause/:caseId/udienze/:hearingId save': async () => {
      const [hearing] = await rows('select id, case_id from legal_hearings order by id limit 1')
      return drawn(`/redazione/cause/${hearing.case_id}/udienze/${hearing.id}`, 'act', 'save', { place: 'Aula 7' })
    },
    '/redazione/cause/:caseId/udienze/:hearingId remove-0': async () => {
      const [paper] = await rows(
        'select d.id, h.id as hearing, h.case_id from legal_documents d join legal_hearings h on h.id = d.hearing_id order by d.id limit 1',
      )
      return {
        url: `/redazione/cause/${paper.case_id}/udienze/${paper.hearing}`,
        fields: { act: `remove-${paper.id}` },
      }
    },
    '/redazione/cause/:caseId/udienze/:hearingId remove': async () => {
      const [hearing] = await rows('select id, case_id from legal_hearings order by id desc limit 1')
      return { url: `/redazione/cause/${hearing.case_id}/udienze/${hearing.id}`, fields: { act: 'remove' } }
    },
    '/redazione/cause/nuova save': at('/redazione/cause/nuova', {
      iscritto: `C${String(VISITORS.PREMIUM).padStart(8, '0')}`,
      name: 'Nuova pratica',
      court: 'Tribunale',
      seat: 'Pavia',
      status: 'Aperta',
      businessLine: 'Lavoro',
    }),
    '/redazione/attestati/:code revoca': async () => ({
      url: `/redazione/attestati/${await one('select code from certificates where revoked_at is null order by code limit 1')}`,
      fields: { che: 'revoca', motivo: REASON },
    }),
    '/redazione/attestati/:code riemetti': async () => ({
      url: `/redazione/attestati/${await one('select code from certificates where revoked_at is null and member_id is not null order by code desc limit 1')}`,
      fields: { che: 'riemetti', motivo: REASON },
    }),
    '/redazione/pagine/nuova ': at('/redazione/pagine/nuova', {
      title: 'Pagina nuova',
      path: '/pagina-nuova',
      parentId: '',
      from: '',
    }),
    '/redazione/pagine/:id delete': async () => {
      await send({
        url: '/redazione/pagine/nuova',
        fields: { title: 'Da togliere', path: '/da-togliere', parentId: '', from: '' },
      })
      return {
        url: `/redazione/pagine/${await one("select id from pages where path = '/da-togliere'")}`,
        fields: { act: 'delete' },
      }
    },
    '/redazione/posta/:id ': async () => ({
      url: `/redazione/posta/${await one("insert into outbox (idempotency_key, recipient, subject, text, html, state, created_at) values ('di-prova', 'a@posta.example', 'Una lettera', 'x', 'x', 'failed', now()) returning id")}`,
      fields: {},
    }),
    '/redazione/schede/:slug approve': async () => ({
      url: `/redazione/schede/${await one('select slug from professional_cards order by slug limit 1')}`,
      fields: { decision: 'approve' },
    }),
    '/redazione/schede/:slug ask': async () => ({
      url: `/redazione/schede/${await one('select slug from professional_cards order by slug limit 1')}`,
      fields: { decision: 'ask', text: 'Correggi il titolo.' },
    }),
    '/redazione/schede/:slug hold': async () => ({
      url: `/redazione/schede/${await one('select slug from professional_cards order by slug limit 1')}`,
      fields: { decision: 'hold', text: 'Correggi il titolo.' },
    }),
    '/redazione/schede/:slug release': async () => ({
      url: `/redazione/schede/${await one('select slug from professional_cards order by slug limit 1')}`,
      fields: { decision: 'release' },
    }),
    '/redazione/iscritti/:username note': async () => ({
      url: await member(''),
      fields: { note: 'Chiama di mattina', call: '', key: randomUUID() },
    }),
    '/redazione/iscritti/:username note · a call': async () => ({
      url: await member(''),
      fields: { note: '', call: 'unanswered', key: randomUUID() },
    }),
    '/redazione/iscritti/:username/scrivi letter': async () => ({
      url: await member('/scrivi'),
      fields: {
        act: 'letter',
        subject: 'Il suo attestato',
        risposta: 'Buongiorno, è pronto.',
        pronta: '',
        key: randomUUID(),
      },
    }),
    '/redazione/iscritti/:username/etichette give': async () => ({
      url: await member('/etichette'),
      fields: { act: 'give', name: 'Nuova' },
    }),
    '/redazione/iscritti/:username/etichette take': async () => ({
      url: await member('/etichette'),
      fields: { act: 'take', label: await aLabel('Da togliere') },
    }),
    '/redazione/iscritti/etichette rename': async () => ({
      url: '/redazione/iscritti/etichette',
      fields: { act: 'rename', label: await aLabel('Vecchia'), name: 'Rinominata' },
    }),
    '/redazione/iscritti/etichette join': async () => ({
      url: '/redazione/iscritti/etichette',
      fields: { act: 'join', label: await aLabel('Prima'), into: await aLabel('Seconda') },
    }),
    '/redazione/iscritti/etichette delete': async () => ({
      url: '/redazione/iscritti/etichette',
      fields: { act: 'delete', label: await aLabel('Ultima') },
    }),
    '/redazione/iscritti/:username/:section points': seen('abbonamento', { act: 'points', points: '50' }),
    '/redazione/iscritti/:username/:section codes': seen('abbonamento', {
      act: 'codes',
      promoCodes: 'PROVA',
      portfolios: '',
    }),
    '/redazione/iscritti/:username/:section sessions': async () => ({
      url: await member('/accesso'),
      fields: { act: 'sessions', reason: REASON },
    }),
    '/redazione/squadra/ruoli/:id save': at('/redazione/squadra/ruoli/nuovo', {
      act: 'save',
      name: 'Cura dei piani',
      permissions: 'plans.write',
      reason: REASON,
    }),
    '/redazione/squadra factor-of-all': at('/redazione/squadra', { act: 'factor-of-all', reason: REASON }),
    '/redazione/squadra factor-of-administrators': at('/redazione/squadra', {
      act: 'factor-of-administrators',
      reason: REASON,
    }),
  }
}
