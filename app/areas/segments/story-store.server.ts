import { type SQL, sql } from 'drizzle-orm'
import { ACCEPTED_NAMES, MARKETING_NAMES } from '#areas/account/consent-copy.ts'
import { consentAnswers } from '#areas/account/tables.server.ts'
import { walletWords } from '#areas/audience/permission-copy.ts'
import { creditMovements, members } from '#areas/audience/tables.server.ts'
import { invoices, orders } from '#areas/billing/tables.server.ts'
import { certificates } from '#areas/classroom/tables.server.ts'
import { FAILED, PASSED } from '#areas/courses/model.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import { LEGAL_KINDS } from '#areas/leads/model.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { leads } from '#areas/leads/tables.server.ts'
import { fixed, instantField, oneOfField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import { LOYALTY_WALLET } from '#areas/loyalty/model.ts'
import { loyaltyOperations } from '#areas/loyalty/tables.server.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import { professionalCards } from '#areas/professional-card/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { outbox } from '#platform/mail/tables.server.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { likeAnywhere } from '#platform/pure/like.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { lineInWords, reasonInWords } from '#platform/trail/in-words.ts'
import type { StoredFacts, TrailKind } from '#platform/trail/model.ts'
import { trailLines } from '#platform/trail/tables.server.ts'
import { STORY_KINDS, type StoryKind, storyKindsFor } from './story-rules.ts'

export type StoryRow = {
  readonly id: string
  readonly at: Date
  readonly kind: StoryKind
  readonly what: string
  readonly detail: string
  readonly who: string | null
  /** Where the thing itself is, while it is there. */
  readonly to: string | null
}

type Person = { readonly id: string; readonly email: string }
/** What each source says of a fact; its words are made when it is read. */
type Facts = Record<string, unknown>

const MONEY_LINES: readonly TrailKind[] = ['invoice-edited']
const LEGAL_LINES: readonly TrailKind[] = ['legal-case-viewed', 'legal-case-edited']
const SILENT_LINES: readonly TrailKind[] = ['member-viewed']
const quoted = (kinds: readonly string[]) => sql`any(${sql.param(kinds)}::text[])`

/** One SELECT for each kind of fact: id, at, kind, source, who, facts. A legal request is a request whose words only some may read. */
function sources({ id, email }: Person, mayReadLegal: boolean): Readonly<Record<StoryKind, readonly SQL[]>> {
  const hidden = [...SILENT_LINES, ...(mayReadLegal ? [] : LEGAL_LINES)]
  const lines = (
    kind: StoryKind,
    such: SQL,
  ) => sql`select 'line ' || l.id as id, l.at, ${kind} as kind, 'trail' as source, l.actor_id as who,
      jsonb_build_object('line', l.kind::text, 'facts', l.details) as facts
    from ${trailLines} l where l.member_id = ${id} and not l.kind::text = ${quoted(hidden)} and ${such}`
  const from = (kind: StoryKind, source: string, select: SQL) =>
    sql`select ${source} || ' ' || s.id as id, s.at, ${kind} as kind, ${source} as source, null::uuid as who, s.facts from (${select}) s`
  const isMoney = sql`l.kind::text = ${quoted(MONEY_LINES)}`
  return {
    entries: [lines('entries', sql`l.actor_id is null and not ${isMoney} and l.kind <> 'member-noted'`)],
    subscription: [
      from(
        'subscription',
        'product',
        sql`select o.id::text, o.active_from as at, jsonb_build_object('name', o.name, 'until', o.active_until) as facts
          from ${ownedProducts} o where o.member_id = ${id}`,
      ),
      from(
        'subscription',
        'credits',
        sql`select c.id::text, c.created_at as at, jsonb_build_object('tag', c.tag, 'amount', c.amount, 'after', c.balance_after) as facts
          from ${creditMovements} c where c.member_id = ${id} and c.tag <> ${LOYALTY_WALLET}`,
      ),
    ],
    payments: [
      lines('payments', isMoney),
      from(
        'payments',
        'order',
        sql`select o.id::text, o.created_at as at, jsonb_build_object('order', o.id, 'year', o.year, 'number', o.number, 'cents', o.total_cents) as facts
          from ${orders} o where o.member_id = ${id}`,
      ),
      from(
        'payments',
        'invoice',
        sql`select i.id::text, i.issued_at as at, jsonb_build_object('order', i.order_id, 'kind', i.kind, 'year', i.year, 'number', i.number,
            'cents', i.amount_cents, 'product', i.product_name) as facts
          from ${invoices} i where i.member_id = ${id} and i.issued_at is not null`,
      ),
    ],
    courses: [
      from(
        'courses',
        'course',
        sql`select e.course_id || ' ' || f.what as id, f.at, jsonb_build_object('what', f.what, 'title', c.title, 'score', e.score) as facts
          from ${enrolments} e join ${courses} c on c.id = e.course_id,
            lateral (values ('enrolled', e.subscribed_at), ('begun', e.started_at),
              (case when e.status = ${PASSED} then 'passed' when e.status = ${FAILED} then 'failed' end, e.ended_at)) f(what, at)
          where e.member_id = ${id} and f.at is not null and f.what is not null`,
      ),
      from(
        'courses',
        'certificate',
        sql`select c.id || ' ' || f.what as id, f.at, jsonb_build_object('what', f.what, 'code', c.code, 'title', c.printed ->> 'title') as facts
          from ${certificates} c, lateral (values ('issued', c.issued_at), ('revoked', c.revoked_at)) f(what, at)
          where c.member_id = ${id} and f.at is not null`,
      ),
    ],
    requests: [
      from(
        'requests',
        'request',
        sql`select r.id::text, r.created_at as at, jsonb_build_object('request', r.id, 'form', r.form_type) as facts
          from ${leads} r where r.member_id = ${id} and (${mayReadLegal} or not r.form_type = ${quoted(LEGAL_KINDS)})`,
      ),
    ],
    letters: [
      from(
        'letters',
        'letter',
        sql`select b.id::text, coalesce(b.sent_at, b.created_at) as at, jsonb_build_object('letter', b.id, 'subject', b.subject, 'state', b.state) as facts
          from ${outbox} b where b.recipient = ${email}`,
      ),
    ],
    points: [
      from(
        'points',
        'points',
        sql`select p.id::text, p.at, jsonb_build_object('amount', p.amount, 'description', p.description, 'after', p.balance_after) as facts
          from ${loyaltyOperations} p where p.member_id = ${id}`,
      ),
    ],
    consents: [
      from(
        'consents',
        'consent',
        sql`select a.id::text, a.at, jsonb_build_object('consent', a.consent, 'isGiven', a.is_given) as facts
          from ${consentAnswers} a where a.member_id = ${id}`,
      ),
    ],
    card: [
      from(
        'card',
        'card',
        sql`select c.id || ' ' || f.what as id, f.at, jsonb_build_object('what', f.what, 'slug', c.slug) as facts
          from ${professionalCards} c, lateral (values ('made', c.created_at), ('published', c.published_at), ('reviewed', c.reviewed_at), ('held', c.held_at)) f(what, at)
          where c.member_id = ${id} and f.at is not null`,
      ),
    ],
    notes: [lines('notes', sql`l.kind = 'member-noted'`)],
    staff: [lines('staff', sql`l.actor_id is not null and not ${isMoney} and l.kind <> 'member-noted'`)],
  }
}

type Read = { id: string; at: string; kind: StoryKind; source: string; facts: Facts; who: string | null }

/** DSK-035. Everything that happened to one person, of the kinds that whoever looks may read, as a list like any other. */
export function storyOf(
  person: Person & { username: number },
  viewer: Parameters<typeof storyKindsFor>[0],
): DeskList<StoryRow> {
  const { kinds, mayReadLegal } = storyKindsFor(viewer)
  const all = sources(person, mayReadLegal)
  const union = sql.join(
    kinds.flatMap((kind) => all[kind]),
    sql` union all `,
  )
  const words = Object.fromEntries(kinds.map((kind) => [kind, STORY_KINDS[kind]]))
  return {
    name: 'storia',
    path: `/redazione/iscritti/${person.username}/storia`,
    title: 'Storia',
    everything: 'tutta la storia',
    fields: [
      oneOfField({ name: 'che-cosa', label: 'Che cosa', choices: fixed(words), value: () => sql`story.kind` }),
      instantField({ name: 'data', label: 'Giorno', value: () => sql`story.at` }),
    ],
    offered: ['che-cosa', 'data'],
    from: sql`(${union}) story`,
    id: sql`story.id`,
    wordsOf: (typed) => typed.split(/\s+/).filter(Boolean).slice(0, 5),
    holdsWord: (word) => sql`story.facts::text ilike ${likeAnywhere(word)}`,
    orders: { quando: () => [{ value: sql`story.at`, isAlwaysThere: true }] },
    usual: { by: 'quando', isDescending: true },
    columns: [
      { key: 'at', title: 'Quando', order: 'quando', field: 'data', says: ({ at }) => formatMinuteIt(at) },
      { key: 'what', title: 'Che cosa è successo', says: ({ what }) => what },
      { key: 'detail', title: 'Dettaglio', says: ({ detail }) => detail },
      { key: 'kind', title: 'Tipo', field: 'che-cosa', says: ({ kind }) => STORY_KINDS[kind] },
      { key: 'who', title: 'Chi', says: ({ who }) => who ?? '' },
    ],
    async rowsOf(db: Db, ids: readonly string[]) {
      if (ids.length === 0) return []
      const { rows } = await db.execute<Read>(sql`
        select story.id, story.at, story.kind, story.source, story.facts, m.name || ' ' || m.surname as who
        from (${union}) story join unnest(${sql.param(ids)}::text[]) with ordinality as chosen(id, place) on chosen.id = story.id
          left join ${members} m on m.id = story.who
        order by chosen.place`)
      return rows.map(rowInWords)
    },
  }
}

function rowInWords({ id, at, kind, source, facts, who }: Read): StoryRow {
  return { id, at: new Date(at), kind, who, ...(SAYS[source]?.(facts) ?? { what: '', detail: '', to: null }) }
}

const text = (value: unknown) => String(value ?? '')
const signed = (amount: unknown) => `${Number(amount) > 0 ? '+' : ''}${Number(amount).toLocaleString('it-IT')}`
const numbered = ({ year, number }: Facts) => `${text(year)}/${text(number).padStart(6, '0')}`

const COURSE_WORDS: Readonly<Record<string, string>> = {
  enrolled: 'Iscritto a',
  begun: 'Ha cominciato',
  passed: 'Ha superato',
  failed: 'Non ha superato',
}
const CARD_WORDS: Readonly<Record<string, string>> = {
  made: 'Scheda professionale creata',
  published: 'Scheda professionale pubblicata',
  reviewed: 'Scheda professionale rivista',
  held: 'Scheda professionale nascosta dal Club',
}
const LETTER_WORDS: Readonly<Record<string, string>> = {
  sent: 'E-mail partita',
  failed: 'E-mail rifiutata',
  kept: 'E-mail scritta',
}
const CONSENT_NAMES: Readonly<Record<string, string>> = { ...ACCEPTED_NAMES, ...MARKETING_NAMES }

type Said = Pick<StoryRow, 'what' | 'detail' | 'to'>

/** How each source says its facts. */
const SAYS: Readonly<Record<string, (facts: Facts) => Said>> = {
  trail: ({ line, facts }) => {
    const kind = text(line) as TrailKind
    const written = facts as StoredFacts
    const reason = reasonInWords(kind, written)
    const { what, detail } = lineInWords(kind, written)
    return { what, detail: [detail, reason].filter(Boolean).join('. '), to: null }
  },
  product: ({ name, until }) => ({
    what: `Piano o aggiunta: ${text(name)}`,
    detail: `fino al ${formatDateIt(new Date(text(until)))}`,
    to: null,
  }),
  credits: ({ tag, amount, after }) => ({
    what: `${walletWords(text(tag))}: ${signed(amount)} crediti`,
    detail: `ne restano ${Number(after).toLocaleString('it-IT')}`,
    to: null,
  }),
  order: (facts) => ({
    what: `Ordine ${numbered(facts)}`,
    detail: formatEuro(Number(facts.cents)),
    to: `/redazione/ordini/${text(facts.order)}`,
  }),
  invoice: ({ order, kind, year, number, cents, product }) => ({
    what: `${kind === 'credit-note' ? 'Nota di credito' : 'Pagamento, fattura'} ${text(number)}/${text(year)}`,
    detail: `${formatEuro(Number(cents))}, ${text(product)}`,
    to: `/redazione/ordini/${text(order)}`,
  }),
  course: ({ what, title, score }) => ({
    what: `${COURSE_WORDS[text(what)] ?? ''} «${text(title)}»`,
    detail: score !== null && (what === 'passed' || what === 'failed') ? `${text(score)} su 100` : '',
    to: null,
  }),
  certificate: ({ what, code, title }) => ({
    what: `Attestato ${what === 'revoked' ? 'revocato' : 'emesso'}: «${text(title)}»`,
    detail: text(code),
    to: `/redazione/attestati/${text(code)}`,
  }),
  request: ({ request, form }) => ({
    what: `Ha scritto: ${FORM_WORDS[text(form)] ?? text(form)}`,
    detail: '',
    to: `/redazione/richieste/${text(request)}`,
  }),
  letter: ({ subject, state }) => ({
    what: LETTER_WORDS[text(state)] ?? 'E-mail in partenza',
    detail: text(subject),
    to: null,
  }),
  points: ({ amount, description, after }) => ({
    what: `${signed(amount)} punti`,
    detail: `${text(description)}; ne ha ${Number(after).toLocaleString('it-IT')}`,
    to: null,
  }),
  consent: ({ consent, isGiven }) => ({
    what: `Consenso ${isGiven ? 'dato' : 'negato'}`,
    detail: CONSENT_NAMES[text(consent)] ?? text(consent),
    to: null,
  }),
  card: ({ what, slug }) => ({
    what: CARD_WORDS[text(what)] ?? '',
    detail: '',
    to: `/redazione/schede/${text(slug)}`,
  }),
}
