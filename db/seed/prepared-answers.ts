import { LETTER_KIND } from '#areas/requests/model.ts'
import type { NewPreparedAnswer } from '#areas/requests/prepared-store.server.ts'

const CLUB_KINDS = ['assistenza', 'contatti', 'appuntamento', 'rinnovo']

/** DSK-042. A few answers that are ready, so that whoever answers for the first time has something to begin with. */
export const PREPARED: readonly NewPreparedAnswer[] = [
  {
    id: '5e5d0000-0000-4000-8008-000000000001',
    title: 'Rientrare nell’account',
    kinds: ['assistenza', 'contatti', LETTER_KIND],
    text: `Buongiorno {nome},

per rientrare apra la pagina «Accedi» e scelga «Hai dimenticato la password?»: riceverà un’e-mail con il collegamento per sceglierne una nuova.

Se l’e-mail non arriva ci risponda con un numero di telefono.

{chi risponde}`,
  },
  {
    id: '5e5d0000-0000-4000-8008-000000000002',
    title: 'Scadenza e rinnovo',
    kinds: ['assistenza', 'rinnovo', LETTER_KIND],
    text: `Buongiorno {nome} {cognome},

il suo abbonamento (codice cliente {codice cliente}) scade il {scadenza}. Se rinnova prima di quel giorno non perde nessun servizio.

{chi risponde}`,
  },
  {
    id: '5e5d0000-0000-4000-8008-000000000003',
    title: 'La richiamiamo noi',
    kinds: CLUB_KINDS,
    text: `Buongiorno {nome},

grazie per averci scritto: la richiamiamo nella giornata di domani al numero che ci ha lasciato.

{chi risponde}`,
  },
]
