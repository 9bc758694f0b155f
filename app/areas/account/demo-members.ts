import type { StaffRole, SubscriptionType } from '#areas/audience/model.ts'
import { CONSENTS, type Consent } from './model.ts'

/** Everybody may read it: it opens demo members only, and only in a demo. */
export const DEMO_PASSWORD = 'camice-demo-2026'

/** LOG-013. The e-mail of two accounts, so that the path of a shared one can be walked. */
const SHARED_EMAIL = 'studio.vitali@demo.camice.example'

export type DemoMember = {
  username: number
  name: string
  surname: string
  email: string
  profession: string
  specializations?: readonly string[]
  type: Exclude<SubscriptionType, 'SUSPECT'>
  /** What is particular about this member, as the login page tells it. */
  note: string
  staffRole?: StaffRole
  isAps?: boolean
  promoCodes?: readonly string[]
  /** Wallets beside those of the type, or the same with another Stato. */
  wallets?: Readonly<Record<string, { stato?: number }>>
  withoutWallets?: readonly string[]
  /** Left out: everything was accepted, because the demo shows the club, not its formalities. */
  consents?: readonly Consent[]
}

/** Usernames are fixed, so that anyone can script against a demo. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  member(1001, 'Giulia', 'Ferri', 'Infermiera', 'REGISTRATO', 'Registrata, senza abbonamento'),
  member(1002, 'Marco', 'Bellini', 'Medico chirurgo', 'TRIAL', 'Nei 7 giorni di prova', {
    specializations: ['Medicina interna'],
  }),
  member(1003, 'Elena', 'Moretti', 'Medico chirurgo', 'PREMIUM', 'Abbonamento completo', {
    specializations: ['Cardiologia'],
  }),
  member(1013, 'Andrea', 'Conti', 'Farmacista', 'PREMIUM', 'Come 1003, ma un’altra persona'),
  member(1004, 'Sara', 'Gallo', 'Fisioterapista', 'EX_TRIAL', 'Prova terminata'),
  member(1005, 'Paolo', 'Riva', 'Odontoiatra', 'EX_PREMIUM', 'Scaduto, punti fedeltà ancora spendibili (Stato 1)', {
    wallets: { winLoy: { stato: 1 } },
  }),
  member(1006, 'Chiara', 'Fontana', 'Psicologa', 'PREMIUM', 'Senza il portafoglio ECM', { withoutWallets: ['ecm'] }),
  member(1007, 'Luca', 'Marchetti', 'Medico chirurgo', 'PREMIUM', 'Telemedicina in riattivazione (Stato 2)', {
    specializations: ['Pediatria'],
    wallets: { telemedicina: { stato: 2 } },
  }),
  member(
    1008,
    'Davide',
    'Costa',
    'Professionista assicurativo',
    'PREMIUM',
    'Professionista assicurativo (isAPS): niente telemedicina',
    {
      isAps: true,
    },
  ),
  member(1011, 'Francesca', 'Neri', 'Ostetrica', 'REGISTRATO', 'Registrata con il codice promo BENVENUTO26', {
    promoCodes: ['BENVENUTO26'],
  }),
  member(1015, 'Roberto', 'Sala', 'Infermiere', 'EX_PREMIUM', 'Scaduto, programma fedeltà chiuso (Stato 0)', {
    wallets: { winLoy: { stato: 0 } },
  }),
  member(1025, 'Marta', 'Leone', 'Biologa', 'EX_PREMIUM', 'Scaduta, programma fedeltà sospeso (Stato 2)', {
    wallets: { winLoy: { stato: 2 } },
  }),
  member(1021, 'Anna', 'Vitali', 'Veterinaria', 'REGISTRATO', `Condivide l’e-mail ${SHARED_EMAIL} con 1022`, {
    email: SHARED_EMAIL,
  }),
  member(1022, 'Pietro', 'Vitali', 'Veterinario', 'REGISTRATO', `Condivide l’e-mail ${SHARED_EMAIL} con 1021`, {
    email: SHARED_EMAIL,
  }),
  member(
    1031,
    'Valeria',
    'Pace',
    'Dietista',
    'PREMIUM',
    'Deve ancora accettare le condizioni: lo chiede il primo accesso',
    {
      consents: ['acknowledgment'],
    },
  ),
  member(9001, 'Irene', 'Marini', 'Redazione', 'REGISTRATO', 'Redazione: modifica pagine e contenuti', {
    staffRole: 'editor',
  }),
  member(9002, 'Matteo', 'Greco', 'Assistenza', 'REGISTRATO', 'Assistenza: iscritti, preventivi e richieste', {
    staffRole: 'operator',
  }),
  member(9003, 'Laura', 'Villa', 'Amministrazione', 'REGISTRATO', 'Amministrazione: tutto', {
    staffRole: 'administrator',
  }),
  member(9004, 'Carlo', 'Testa', 'Contabilità', 'REGISTRATO', 'Contabilità: ordini, fatture e numeri', {
    staffRole: 'accountant',
  }),
  member(9005, 'Giulia', 'Serra', 'Formazione', 'REGISTRATO', 'Tutor: i corsi assegnati', { staffRole: 'tutor' }),
  member(9006, 'Paolo', 'Longo', 'Legale', 'REGISTRATO', 'Legale: le richieste e le cause assegnate', {
    staffRole: 'legal',
  }),
  member(9007, 'Anna', 'Rizzi', 'Moderazione', 'REGISTRATO', 'Moderazione: le schede professionali', {
    staffRole: 'moderator',
  }),
]

function member(
  username: number,
  name: string,
  surname: string,
  profession: string,
  type: DemoMember['type'],
  note: string,
  particulars: Partial<DemoMember> = {},
): DemoMember {
  const email = `${name}.${surname}@demo.camice.example`.toLowerCase()
  return { username, name, surname, email, profession, type, note, consents: CONSENTS, ...particulars }
}
