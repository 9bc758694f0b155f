import { ORDER_ACTS } from '#areas/loyalty/order-desk-rules.ts'
import { bulkContents } from '#backoffice/bulk/contents.server.ts'
import { MISSION_ACTS } from '#backoffice/loyalty/mission-copy.ts'
import { MEMBER_ACTS } from '#backoffice/members/member-rules.ts'
import { PLAN_ACTS } from '#backoffice/plans/plan-copy.ts'
import { SERVED } from '#backoffice/records/contents.server.ts'
import { listOf, newSegment } from '#platform/records/record.ts'
import type { ServedRecord } from '#platform/records/serve-record.server.ts'

/**
 * What can be pressed on a page of the desk: the field that says which, and its values. A form that has one button needs no value. The
 * list of a record has its views beside what is done to its rows.
 */
export type PageActs = { field: string; acts: readonly string[]; hasViews?: boolean }

const by = (field: string, ...acts: string[]): PageActs => ({ field, acts })
const act = (...acts: string[]) => by('act', ...acts)
const ONE_BUTTON = act('')
/** Of a list that is asked: its views and its columns. */
export const VIEWS = act('save', 'update', 'remove', 'columns', 'usual-columns')

function recordActs({ record, acts }: ServedRecord): [string, PageActs][] {
  const picture = record.picture && (record.picture.act ?? 'picture')
  const writing = ['save', ...(record.publishes === true ? ['publish'] : [])]
  return [
    [listOf(record), { ...by('move', 'remove', ...(record.isOrdered ? ['earlier', 'later'] : [])), hasViews: true }],
    [`${record.path}/${newSegment(record)}`, act(...writing)],
    [
      `${record.path}/:id`,
      act(
        ...writing,
        'remove',
        ...(record.publishes ? [record.hideAct ?? 'hide'] : []),
        ...(record.publishes === 'at-once' ? ['show'] : []),
        ...(picture ? [picture, `no-${picture}`] : []),
        ...Object.keys(acts),
      ),
    ],
    [`${record.path}/importa`, act('rehearse', 'take')],
    [`${record.path}/cestino`, { ...act('restore'), hasViews: true }],
  ]
}

/** CONTENTS: DSK-047, DSK-053. Every act of the desk, by the address of its page. A page that acts and is not here fails the test. */
export const DESK_ACTS: Readonly<Record<string, PageActs>> = {
  '/redazione/attestati': VIEWS,
  '/redazione/attestati/:code': by('che', 'revoca', 'riemetti'),
  '/redazione/azioni': { ...by('azione', ...bulkContents.acts.map(({ name }) => name)), hasViews: true },
  '/redazione/azioni/:number': act('rehearse', 'choose', 'stop', 'confirm', 'take-back'),
  '/redazione/cause': VIEWS,
  '/redazione/cause/:caseId': act('save', 'close', 'reopen', 'assign'),
  '/redazione/cause/:caseId/udienze/:hearingId': act('save', 'remove', 'document', 'remove-0'),
  '/redazione/cause/:caseId/udienze/nuova': act('save'),
  '/redazione/cause/nuova': act('save'),
  '/redazione/club': act('save'),
  '/redazione/club/aspetto': ONE_BUTTON,
  '/redazione/contenuti': VIEWS,
  '/redazione/contenuti/:id': act('save', 'publish', 'withdraw', 'delete', 'preview'),
  '/redazione/contenuti/:id/bozza': ONE_BUTTON,
  '/redazione/contenuti-da-scaricare': VIEWS,
  '/redazione/convenzioni/file': act('rehearse', 'take'),
  '/redazione/convenzioni/vetrina': by('move', '', 'earlier', 'later', 'remove'),
  '/redazione/corsi': VIEWS,
  '/redazione/corsi/:courseId': by(
    'move',
    'opens',
    'again',
    'draft',
    'withdraw',
    'close',
    'edition',
    'discard',
    'tutors',
    'objective',
  ),
  '/redazione/corsi/:courseId/dati': act('save', 'cover', 'no-cover'),
  '/redazione/corsi/:courseId/domande/:questionId': act('save', 'withdraw', 'restore'),
  '/redazione/corsi/:courseId/domande/importa': ONE_BUTTON,
  '/redazione/corsi/:courseId/lezioni': by('move', 'earlier', 'later', 'remove'),
  '/redazione/corsi/:courseId/lezioni/:lessonId': act('save', 'picture', 'paper', 'remove-0'),
  '/redazione/corsi/:courseId/partecipanti': VIEWS,
  '/redazione/corsi/nuovo': act('save'),
  '/redazione/esporta/:list': ONE_BUTTON,
  '/redazione/eventi-ecm': act(...VIEWS.acts, 'ask-all', 'reported', 'report-undone', ''),
  '/redazione/fatture-elettroniche': act(...VIEWS.acts, 'until', 'sent', 'rejected'),
  '/redazione/fedelta': VIEWS,
  '/redazione/fedelta/:code': act(...Object.keys(MISSION_ACTS)),
  '/redazione/file-usciti': VIEWS,
  '/redazione/iscritti': VIEWS,
  '/redazione/iscritti/:username': act('note'),
  // A note is written on the first page of a person.
  '/redazione/iscritti/:username/scrivi': act('letter'),
  '/redazione/iscritti/:username/:section': act(
    ...Object.keys(MEMBER_ACTS).filter((name) => name !== 'note' && name !== 'letter'),
  ),
  '/redazione/iscritti/:username/etichette': act('give', 'take'),
  '/redazione/iscritti/:username/storia': VIEWS,
  '/redazione/iscritti/:username/vedi-come': ONE_BUTTON,
  '/redazione/iscritti/doppioni': ONE_BUTTON,
  '/redazione/iscritti/doppioni/:kept/:closed': ONE_BUTTON,
  '/redazione/iscritti/etichette': act(...VIEWS.acts, 'rename', 'join', 'delete'),
  '/redazione/iscritti/importa': act(...VIEWS.acts, ''),
  '/redazione/iscritti/importa/:id': act('rehearse', 'use-pairing', 'start', 'stop', 'resume', 'undo'),
  '/redazione/iscritti/nuovo': ONE_BUTTON,
  '/redazione/iscritti/vedi-come': ONE_BUTTON,
  '/redazione/lavori': act(...VIEWS.acts, 'retry'),
  '/redazione/menu': ONE_BUTTON,
  '/redazione/menu/:menu': ONE_BUTTON,
  '/redazione/ordini': VIEWS,
  '/redazione/ordini/:orderId': act('transfer', 'credit', 'refunded'),
  '/redazione/pagine': VIEWS,
  '/redazione/pagine/:id': act('publish', 'withdraw', 'delete'),
  '/redazione/pagine/:id/bozza': ONE_BUTTON,
  '/redazione/pagine/:id/versioni': ONE_BUTTON,
  '/redazione/pagine/nuova': ONE_BUTTON,
  '/redazione/piani': VIEWS,
  '/redazione/piani/:productId': act(...Object.keys(PLAN_ACTS).filter((name) => name !== 'create')),
  '/redazione/piani/:productId/listini/:day': act('prices', 'prices-removed'),
  '/redazione/piani/nuovo': act('create'),
  '/redazione/posta': VIEWS,
  '/redazione/posta/:id': ONE_BUTTON,
  '/redazione/premi/:id/codici': ONE_BUTTON,
  '/redazione/premi/ordini': VIEWS,
  '/redazione/premi/ordini/:orderId': act(...ORDER_ACTS),
  '/redazione/numeri': ONE_BUTTON,
  '/redazione/numeri/:page': ONE_BUTTON,
  '/redazione/numeri/segmenti': act('follow', 'unfollow'),
  '/redazione/numeri/avvisi': act('letter', 'alert', 'remove'),
  '/redazione/numeri/fedelta/valore': ONE_BUTTON,
  '/redazione/preventivi': ONE_BUTTON,
  '/redazione/ricavi': act('close', 'reopen'),
  '/redazione/richieste': VIEWS,
  '/redazione/richieste/:id': act(
    'take',
    'assign',
    'close',
    'reopen',
    'aside',
    'note',
    'answer',
    'answer-close',
    'answer-next',
  ),
  '/redazione/richieste/:id/presenza': ONE_BUTTON,
  '/redazione/richieste/tempi': act('promises', 'closure', 'remove'),
  '/redazione/scelte': ONE_BUTTON,
  '/redazione/schede': VIEWS,
  '/redazione/schede/:slug': by('decision', 'approve', 'ask', 'hold', 'release'),
  '/redazione/segmenti': VIEWS,
  '/redazione/segmenti/:id': act('save', 'remove'),
  '/redazione/squadra': act(
    ...VIEWS.acts,
    'invite',
    'change',
    'again',
    'withdraw',
    'factor-of-all',
    'factor-of-administrators',
  ),
  '/redazione/squadra/ruoli': VIEWS,
  '/redazione/squadra/ruoli/:id': act('save', 'remove'),
  ...Object.fromEntries(SERVED.flatMap(recordActs)),
}

/** The lists that are asked. */
export const ASKED_LISTS: readonly string[] = Object.entries(DESK_ACTS)
  .filter(([, { acts }]) => acts.includes('usual-columns'))
  .map(([pattern]) => pattern)

/** The pages of a record are the same files for each. */
export const RECORD_PAGES: readonly (readonly string[])[] = SERVED.map((served) =>
  recordActs(served).map(([page]) => page),
)
