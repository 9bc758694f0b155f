import { signOutOfAll } from '#areas/account/commands.server.ts'
import { lastDayOf, writtenDay } from '#areas/audience/correction-rules.ts'
import type { MemberRecord } from '#areas/audience/model.ts'
import { walletWords } from '#areas/audience/permission-copy.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { type BulkAct, CHANGES, type Doing, type Judging, refused, same, type Verdict } from '#areas/bulk/model.ts'
import { BAD_LINK, isAllowedLink, LONGEST_LINK } from '#areas/content/link-rules.ts'
import { fixed } from '#areas/lists/field-store.server.ts'
import { askRows } from '#areas/lists/question-context.server.ts'
import { LONGEST_NOTICE_TEXT, LONGEST_NOTICE_TITLE } from '#areas/notices/model.ts'
import { insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import { listWalletChoices } from '#areas/segments/choice-store.server.ts'
import { MEMBER_LIST } from '#areas/segments/model.ts'
import { listUnreached } from '#areas/segments/reach-store.server.ts'
import { isProfiling } from '#areas/segments/segment-people-store.server.ts'
import { REACH_REASONS } from '#areas/segments/segment-rules.ts'
import { listStandings, type Standing } from '#areas/segments/standing-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { addRomeDays, formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { perform, type SeenAct } from '../members/member-acts.server.ts'
import { pictureOf } from '../members/member-picture.server.ts'
import { writtenNumber } from '../members/member-rules.ts'
import { markOf } from '../rehearsal.server.ts'

/** What every act on members has in common. */
export const ofMembers = { list: MEMBER_LIST, permission: 'members.write' } as const

/** Judges by how each member stands. */
export const byStanding =
  (
    about: (judging: Judging) => { labelId?: string | undefined; wallet?: string | undefined },
    judge: (standing: Standing, judging: Judging) => Verdict,
  ): BulkAct['judge'] =>
  async (db, ids, judging) => {
    const standings = await listStandings(db, ids, { now: judging.now, ...about(judging) })
    return new Map([...standings].map(([id, standing]) => [id, judge(standing, judging)]))
  }
const nothingMore = () => ({})

async function getMember(db: Db, id: string): Promise<MemberRecord> {
  const member = await findMemberById(db, id)
  if (!member) throw new NotFound('Non c’è più')
  return member
}

/** The same that is done on the page of one member: with its trail, its letter and its refusals. */
async function correct(tx: Db, id: string, act: SeenAct, typed: Record<string, string>, doing: Doing): Promise<null> {
  const { staff: operator, now, reason, run, sender } = doing
  const member = await getMember(tx, id)
  const asked = { act, member, operator, typed: { ...typed, reason }, now, sender }
  const seen = markOf(await pictureOf(tx, id, now))
  await perform(tx, asked, { seen, key: `bulk-${run}-${id}` })
  return null
}

const LONGEST_LENGTHENING = 3_650

export const lengthenPremium: BulkAct = {
  ...ofMembers,
  name: 'prolunga-premium',
  icon: 'calendar-check',
  label: 'Prolunga…',
  title: 'Prolunga il Premium',
  button: (many, { days = '' }) => `Prolunga il Premium di ${days} ${days === '1' ? 'giorno' : 'giorni'} a ${many}`,
  noWayBack: 'A ognuno parte un’e-mail con il nuovo ultimo giorno: questa azione non si può rimettere com’era.',
  fields: [
    {
      name: 'days',
      kind: 'number',
      label: 'Di quanti giorni',
      description: `Da 1 a ${formatCount(LONGEST_LENGTHENING)}.`,
    },
  ],
  read: async (_db, { days = '' }) => {
    const number = writtenNumber(days, { least: 1, most: LONGEST_LENGTHENING })
    return number === null
      ? { errors: { days: `Scrivi un numero intero da 1 a ${formatCount(LONGEST_LENGTHENING)}.` } }
      : { params: { days: String(number) } }
  },
  judge: byStanding(nothingMore, ({ premium, isSuspended, isClosed }) => {
    if (isClosed) return refused('Account chiuso')
    if (!premium) return refused('Non ha un periodo Premium in corso')
    return isSuspended ? refused('L’abbonamento è sospeso per una rata in ritardo') : CHANGES
  }),
  doOne: async (tx, id, doing) => {
    const premium = (await listStandings(tx, [id], { now: doing.now })).get(id)?.premium
    if (!premium) throw new Conflict('Non ha un periodo Premium in corso')
    const lastDay = addRomeDays(lastDayOf(premium), Number(doing.params.days))
    return correct(tx, id, 'period', { start: premium.start.toISOString(), lastDay }, doing)
  },
}

export const giveWalletToMany: BulkAct = {
  ...ofMembers,
  name: 'dai-portafoglio',
  icon: 'briefcase',
  label: 'Dai un portafoglio…',
  title: 'Dai un portafoglio',
  button: (many, { tag = '', lastDay = '' }) =>
    `Dai ${walletWords(tag)} fino al ${formatDateIt(lastDay as Parameters<typeof formatDateIt>[0])} a ${many}`,
  noWayBack: 'A ognuno parte un’e-mail: questa azione non si può rimettere com’era.',
  fields: [
    { name: 'tag', kind: 'choice', label: 'Portafoglio', choices: listWalletChoices },
    { name: 'lastDay', kind: 'day', label: 'Fino al', description: 'L’ultimo giorno in cui vale.' },
  ],
  read: async (db, { tag = '', lastDay = '' }, now) => {
    const isKnown = (await listWalletChoices(db)).some(({ value }) => value === tag)
    const written = writtenDay(lastDay, now)
    const errors = {
      ...(!isKnown && { tag: 'Scegli un portafoglio.' }),
      ...('problem' in written
        ? { lastDay: written.problem }
        : written.day < romeDayOf(now) && { lastDay: 'Sarebbe già finito: scrivi oggi o un giorno che viene.' }),
    }
    return Object.keys(errors).length > 0 || 'problem' in written
      ? { errors }
      : { params: { tag, lastDay: written.day } }
  },
  judge: byStanding(
    ({ params }) => ({ wallet: params.tag }),
    ({ hasWallet, isSuspended, isClosed }) => {
      if (isClosed) return refused('Account chiuso')
      if (hasWallet) return same('Ce l’ha già')
      return isSuspended ? refused('L’abbonamento è sospeso per una rata in ritardo') : CHANGES
    },
  ),
  doOne: (tx, id, doing) => {
    const { tag = '', lastDay = '' } = doing.params
    return correct(tx, id, 'wallet-given', { tag, lastDay, stato: '', credits: '' }, doing)
  },
}

export const closeSessions: BulkAct = {
  ...ofMembers,
  name: 'chiudi-sessioni',
  icon: 'log-out',
  label: 'Chiudi le sessioni…',
  title: 'Chiudi le sessioni',
  button: (many) => `Chiudi le sessioni di ${many}`,
  noWayBack: 'Dovranno entrare di nuovo: questa azione non si può rimettere com’era.',
  fields: [],
  judge: byStanding(nothingMore, ({ hasSession }) => (hasSession ? CHANGES : same('Non ha sessioni aperte'))),
  doOne: async (tx, id, { staff, now, reason }) => {
    await signOutOfAll(tx, id, now, { actorId: staff.id, reason })
    return null
  },
}

/** DSK-025. Consents decide to whom one may write what promotes something. */
const NOTICE_KINDS = { service: 'Di servizio', promotion: 'Promozionale' } as const

export const sendNotice: BulkAct = {
  ...ofMembers,
  name: 'manda-avviso',
  icon: 'send',
  label: 'Manda un avviso…',
  title: 'Manda un avviso',
  button: (many) => `Manda l’avviso a ${many}`,
  noWayBack: 'L’avviso arriva subito nella campanella: questa azione non si può rimettere com’era.',
  fields: [
    {
      name: 'kind',
      kind: 'choice',
      label: 'Che avviso è',
      description: 'Uno promozionale arriva solo a chi ha dato i consensi; uno di servizio non contiene offerte.',
      choices: fixed(NOTICE_KINDS),
    },
    { name: 'title', kind: 'line', label: 'Titolo', longest: LONGEST_NOTICE_TITLE },
    { name: 'text', kind: 'text', label: 'Testo', longest: LONGEST_NOTICE_TEXT },
    {
      name: 'link',
      kind: 'line',
      label: 'Dove porta',
      isOptional: true,
      longest: LONGEST_LINK,
      description: 'Una pagina del Club, per esempio /corsi-ecm-fad, o un indirizzo che comincia con https://.',
    },
  ],
  read: async (_db, typed) => {
    const [title, text, link] = ['title', 'text', 'link'].map((name) => (typed[name] ?? '').trim()) as [
      string,
      string,
      string,
    ]
    const errors = {
      ...((title === '' || title.length > LONGEST_NOTICE_TITLE) && {
        title: `Scrivi il titolo: al massimo ${LONGEST_NOTICE_TITLE} caratteri.`,
      }),
      ...((text === '' || text.length > LONGEST_NOTICE_TEXT) && {
        text: `Scrivi l’avviso: al massimo ${LONGEST_NOTICE_TEXT} caratteri.`,
      }),
      ...(link !== '' && !isAllowedLink(link) && { link: BAD_LINK }),
    }
    const { kind = '' } = typed
    const all = { ...(!Object.hasOwn(NOTICE_KINDS, kind) && { kind: 'Scegli che avviso è.' }), ...errors }
    return Object.keys(all).length > 0 ? { errors: all } : { params: { kind, title, text, link } }
  },
  judge: async (db, ids, judging) => {
    const open = await byStanding(nothingMore, ({ isClosed }) => (isClosed ? refused('Account chiuso') : CHANGES))(
      db,
      ids,
      judging,
    )
    if (judging.params.kind !== 'promotion') return open
    const { question } = await askRows(db, MEMBERS, new URLSearchParams(judging.query))
    const unreached = await listUnreached(db, ids, { isProfiling: isProfiling(question), now: judging.now })
    return new Map(
      [...open].map(([id, verdict]) => {
        const reason = unreached.get(id)
        // The bell is of an account: two of one mailbox have two.
        return [id, reason === undefined || reason === 'shared' ? verdict : refused(REACH_REASONS[reason])]
      }),
    )
  },
  doOne: async (tx, id, { staff, now, reason, params: { title = '', text = '', link = '' } }) => {
    await insertMemberNotice(tx, { memberId: id, title, text, link: link || null, now })
    await recordTrail(tx, {
      at: now,
      kind: 'bulk-done',
      memberId: id,
      actorId: staff.id,
      name: title,
      reason,
      done: { thing: 'member', id, what: 'notice' },
    })
    return null
  },
}
