import { bulkListOf } from '#areas/bulk/list-context.server.ts'
import { type BulkAct, CHANGES, refused, same, type Verdict } from '#areas/bulk/model.ts'
import { NotFound } from '#platform/errors.ts'
import { CARDS, type CardRow } from './card-list-store.server.ts'
import { CARDS_PATH } from './desk-copy.ts'
import { reviewCard } from './review-commands.server.ts'

/** DSK-018. The list of cards, as acts on many choose from it. */
export const cardBulkList = bulkListOf(
  {
    ...CARDS,
    one: 'scheda',
    many: 'schede',
    named: ({ id, slug, surname, name }) => ({ id, name: `${surname} ${name}`, to: `${CARDS_PATH}/${slug}` }),
  },
  () => CARDS,
)

const VERDICTS: Readonly<Record<CardRow['standing'], Verdict>> = {
  'da-rivedere': CHANGES,
  rivista: same('È già rivista'),
  sospesa: refused('È sospesa: si rimette a disposizione dalla sua pagina'),
  privata: refused('Non è pubblicata'),
}

/** DSK-020. One that waits for a correction is not approved with the others: somebody asked for it, and looks whether it was made. */
export const approveCards: BulkAct = {
  name: 'approva-schede',
  list: CARDS.name,
  permission: 'cards.review',
  icon: 'badge-check',
  label: 'Approva…',
  title: 'Approva schede',
  button: (many) => `Approva ${many}`,
  noWayBack: 'Le schede approvate non si rivedono più: questa azione non si può rimettere com’era.',
  fields: [],
  judge: async (db, ids, { now }) =>
    new Map(
      (await CARDS.rowsOf(db, ids, now)).map(({ id, standing, requests }) => [
        id,
        standing === 'da-rivedere' && requests > 0 ? refused('C’è una correzione chiesta') : VERDICTS[standing],
      ]),
    ),
  doOne: async (tx, id, { staff, now, sender }) => {
    const [card] = await CARDS.rowsOf(tx, [id], now)
    if (!card) throw new NotFound('Non c’è più')
    await reviewCard(tx, { slug: card.slug, decision: 'approve', text: '', operatorId: staff.id, sender, now })
    return null
  },
}
