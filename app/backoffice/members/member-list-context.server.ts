import { redirect } from 'react-router'
import type { Member } from '#areas/audience/model.ts'
import { MEMBER_LIST } from '#areas/segments/model.ts'
import { type AskedMembers, askMembers, choicesOf } from '#areas/segments/question-context.server.ts'
import { countMembers, listMembersAsked, MEMBER_FIELDS, USUAL_ORDER } from '#areas/segments/store.server.ts'
import { findPageSize, upsertPageSize } from '#areas/segments/view-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import {
  type ChooserView,
  chipsOf,
  conditionSent,
  type EditorView,
  keptPairs,
  type ListQuestion,
  orderedBy,
  PAGE_SIZES,
  questionAddress,
  withCondition,
  withoutCondition,
} from '#platform/pure/list-question.ts'
import { pageOf } from '#platform/pure/paging.ts'
import { shownMember } from './member-columns.ts'
import { MEMBERS_PATH } from './member-copy.ts'
import { viewsAt } from './member-views.server.ts'

/** DSK-013. Beyond this a count is asked for by whoever wants it. */
const COUNTED = 10_000
const USUAL_SIZE = 50
/** The conditions asked most, offered as empty chips. */
const OFFERED = ['tipo', 'scadenza', 'professione', 'piano', 'visita']
/** By what each column puts the list in order. */
const COLUMN_ORDERS = {
  person: 'cognome',
  type: 'tipo',
  plan: 'piano',
  profession: 'professione',
  province: 'provincia',
  ends: 'scadenza',
  visit: 'visita',
  credits: 'crediti',
}
/** Of how many conditions it is said what the list would be without. */
const MOST_RELEASED = 6

const plain = ({ name, label, kind, mayBeEmpty, which, when }: (typeof MEMBER_FIELDS)[number]) => ({
  name,
  label,
  kind,
  ...(mayBeEmpty !== undefined && { mayBeEmpty }),
  ...(which !== undefined && { which }),
  ...(when !== undefined && { when }),
})

/** The list of members as its address asks for it. A condition that was just chosen leads to the address that asks with it. */
export async function memberListAt(db: Db, request: Request, now: Date, staff: Member) {
  const search = new URL(request.url).searchParams
  const asked = await askMembers(db, search)
  const { listed, question, order, words } = asked
  const open = await openEditor(db, search, listed)
  const isExact = search.get('conta') === 'tutti'
  const size = await pageSizeOf(db, search, staff.id)
  const page = pageOf(search)
  const offset = (page - 1) * size
  const total = await countMembers(db, question, now, isExact ? undefined : COUNTED + 1)
  const isCounted = isExact || total <= COUNTED
  if (page > 1 && isCounted && offset >= total) throw new NotFound('Questo elenco non arriva fino a questa pagina.')
  const found = await listMembersAsked(db, question, now, { order, limit: size, offset })
  if (page > 1 && found.length === 0) throw new NotFound('Questo elenco non arriva fino a questa pagina.')
  const isNarrowed = listed.typed !== '' || listed.conditions.length + listed.broken.length > 0
  const everybody = isNarrowed ? await countMembers(db, EVERYBODY, now, COUNTED + 1) : null
  const more = (pairs: Record<string, string>) => questionAddress(MEMBERS_PATH, listed, Object.entries(pairs))
  const sizePair: Record<string, string> = search.has('righe') ? { righe: String(size) } : {}
  return {
    typed: listed.typed,
    isNarrowed,
    isBroken: question.isBroken,
    rows: found.map((row) => shownMember(row, now)),
    total,
    count: isCounted ? total.toLocaleString('it-IT') : `più di ${COUNTED.toLocaleString('it-IT')}`,
    countTo: isCounted ? null : more({ ...sizePair, conta: 'tutti' }),
    everybody:
      everybody === null
        ? null
        : everybody > COUNTED
          ? `più di ${COUNTED.toLocaleString('it-IT')}`
          : everybody.toLocaleString('it-IT'),
    chips: chipsOf(MEMBERS_PATH, listed, { fields: MEMBER_FIELDS, words, offered: OFFERED }),
    sorts: Object.fromEntries(
      Object.entries(COLUMN_ORDERS).map(([column, by]) => [
        column,
        {
          to: questionAddress(MEMBERS_PATH, orderedBy(listed, by, USUAL_ORDER), Object.entries(sizePair)),
          direction: order.by === by ? direction(order.isDescending) : undefined,
        },
      ]),
    ),
    strangeOrder: listed.strangeOrder,
    released: total === 0 && !question.isBroken ? await released(db, asked, now) : [],
    pager: {
      position: found.length === 0 ? '0' : positionOf(offset, found.length, isCounted ? total : null),
      previousTo: page > 1 ? more({ ...sizePair, pagina: page > 2 ? String(page - 1) : '' }) : null,
      nextTo: (isCounted ? offset + size < total : found.length === size)
        ? more({ ...sizePair, pagina: String(page + 1) })
        : null,
      size,
      kept: keptPairs(listed),
    },
    // What the search sends along: everything but its words.
    kept: keptPairs({ ...listed, typed: '' }),
    exportTo: question.isBroken || total === 0 ? null : questionAddress(`${MEMBERS_PATH}/esporta`, listed),
    views: await viewsAt(db, asked, staff, now),
    // Where the forms about the question are sent: the address is the question.
    here: questionAddress(MEMBERS_PATH, listed),
    ...open,
  }
}

/** DSK-012. The size that is asked for is the one of the next time too. */
async function pageSizeOf(db: Db, search: URLSearchParams, memberId: string): Promise<number> {
  const kept = (await findPageSize(db, MEMBER_LIST, memberId)) ?? USUAL_SIZE
  const asked = PAGE_SIZES.find((each) => String(each) === search.get('righe'))
  if (asked !== undefined && asked !== kept) await upsertPageSize(db, MEMBER_LIST, memberId, asked)
  return asked ?? kept
}

const EVERYBODY = { words: [], conditions: [], isBroken: false }
const direction = (isDescending: boolean) => (isDescending ? ('descending' as const) : ('ascending' as const))

function positionOf(offset: number, shown: number, total: number | null): string {
  const [first, last] = [offset + 1, offset + shown].map((place) => place.toLocaleString('it-IT'))
  return total === null ? `${first}–${last}` : `${first}–${last} di ${total.toLocaleString('it-IT')}`
}

/** An empty list says what would fill it: each condition taken away by itself. */
async function released(db: Db, { listed, question, words }: AskedMembers, now: Date) {
  const { conditions } = question
  if (conditions.length < 2 || conditions.length > MOST_RELEASED) return []
  const { chips } = chipsOf(MEMBERS_PATH, listed, { fields: MEMBER_FIELDS, words, offered: [] })
  const ways = await Promise.all(
    conditions.map(async (_, place) => {
      const without = { ...question, conditions: withoutCondition(listed, place).conditions }
      return {
        label: chips[place]?.label ?? '',
        to: chips[place]?.removeTo ?? '',
        count: await countMembers(db, without, now, COUNTED),
      }
    }),
  )
  return ways.filter(({ count }) => count > 0).map((way) => ({ ...way, count: way.count.toLocaleString('it-IT') }))
}

type Open = { editor: EditorView | null; chooser: ChooserView | null }

async function openEditor(db: Db, search: URLSearchParams, listed: ListQuestion): Promise<Open> {
  const name = search.get('campo')
  const closeTo = questionAddress(MEMBERS_PATH, listed)
  if (name === 'tutti') {
    const fields = MEMBER_FIELDS.map(({ label, name: each }) => ({
      label,
      to: questionAddress(MEMBERS_PATH, listed, [['campo', each]]),
    }))
    return {
      editor: null,
      chooser: { closeTo, fields: fields.toSorted((a, b) => a.label.localeCompare(b.label, 'it')) },
    }
  }
  const field = MEMBER_FIELDS.find((each) => each.name === name)
  if (!field) return { editor: null, chooser: null }
  const written = search.get('posto') ?? ''
  const place = /^\d{1,2}$/.test(written) ? Number(written) : null
  const isSent = search.has('operatore')
  const sent = isSent ? conditionSent(search, field) : null
  if (sent) throw redirect(questionAddress(MEMBERS_PATH, withCondition(listed, sent, place)))
  const held = place === null ? null : (listed.conditions[place] ?? null)
  const { values, which } = await choicesOf(db, field)
  const kept = [
    ...keptPairs(listed),
    ['campo', field.name] as const,
    ...(place === null ? [] : [['posto', written] as const]),
  ]
  return {
    chooser: null,
    editor: {
      field: plain(field),
      condition: held?.field === field.name ? held : null,
      choices: values,
      whichChoices: which,
      kept,
      closeTo,
      problem: isSent ? 'Completa la condizione: manca un valore, o non è scritto bene.' : null,
    },
  }
}
