import { insertFirstMessages } from '#areas/notices/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'

/** What a new club tells its visitors around the pages; once editors have taken it in hand, what they removed does not come back. */
export async function seedNotices(db: Db, { now }: { now: Date }): Promise<void> {
  if ((await hasTrailOf(db, 'message')) || (await hasTrailOf(db, 'notice'))) return
  const daysAgo = (days: number) => daysBefore(now, days)
  await insertFirstMessages(
    db,
    [
      {
        position: 1,
        text: 'Prova tutto il Club senza impegno: 7 giorni gratis.',
        linkLabel: 'Registrati gratis',
        link: '/registrazione',
        visibility: ['SUSPECT'],
      },
      {
        position: 2,
        text: 'Hai 7 giorni di prova gratuita che ti aspettano.',
        linkLabel: 'Attiva la prova',
        link: '/attivazione-trial',
        visibility: ['REGISTRATO'],
      },
      {
        position: 3,
        text: 'Triennio ECM 2026–2028: controlla quanti crediti ti mancano.',
        linkLabel: 'La mia formazione',
        link: '/profilo/la-mia-formazione',
        visibility: ['PREMIUM'],
        wallet: ['ecm'],
      },
      {
        position: 4,
        text: 'La tua prova è terminata: i corsi iniziati sono ancora lì.',
        linkLabel: 'Scegli un piano',
        link: '/piani-premium',
        visibility: ['EX_TRIAL'],
      },
      {
        position: 5,
        text: 'Il tuo abbonamento è scaduto: rinnovalo e riprendi da dove eri.',
        linkLabel: 'Rinnova',
        link: '/piani-premium',
        visibility: ['EX_PREMIUM'],
      },
    ],
    [
      {
        title: 'Nuove collane ECM in catalogo',
        text: 'Corsi brevi di clinica, sicurezza e diritto sanitario, da seguire quando hai cinque minuti.',
        link: '/corsi-ecm-fad',
        publishedAt: daysAgo(1),
      },
      {
        title: 'Il servizio legale risponde più in fretta',
        text: 'I pareri scritti arrivano ora entro due giorni lavorativi.',
        link: '/servizi',
        publishedAt: daysAgo(6),
        visibility: ['TRIAL', 'PREMIUM'],
      },
      {
        title: 'Il tuo piano ti aspetta',
        text: 'Riattivando ritrovi i tuoi contenuti salvati e i corsi iniziati.',
        link: '/piani-premium',
        publishedAt: daysAgo(2),
        visibility: ['EX_TRIAL', 'EX_PREMIUM'],
      },
    ],
  )
}
