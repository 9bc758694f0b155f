import type { AuditKind } from '#areas/account/audit-model.ts'
import type { StaffRole } from '#areas/audience/model.ts'
import type { MemberAct } from './member-rules.ts'

/** What happened to an account, in the words of whoever answers the telephone. */
export const AUDIT_WORDS: Record<AuditKind, string> = {
  'signed-in': 'È entrato',
  'sign-in-denied': 'Accesso rifiutato',
  'sign-in-delayed': 'Accesso rimandato: troppi tentativi',
  'signed-out-everywhere': 'Chiuse tutte le sessioni',
  registered: 'Si è registrato',
  'trial-activated': 'Ha attivato la prova',
  'recovery-asked': 'Chiesta una nuova password',
  'password-reset': 'Ha scelto una nuova password dalla lettera',
  'password-changed': 'Ha cambiato la password',
  'email-verified': 'Ha confermato l’e-mail',
  'profile-completed': 'Ha completato il profilo',
  'account-changed': 'Ha cambiato i suoi dati',
  'passkey-added': 'Ha aggiunto una passkey',
  'passkey-removed': 'Tolta una passkey',
  'data-exported': 'Scaricati i dati',
  'account-deleted': 'Cancellato l’account',
  'role-changed': 'Cambiato il ruolo',
  'member-viewed': 'Visto dalla redazione',
  'member-corrected': 'Corretto dalla redazione',
  'member-noted': 'Nota della redazione',
  'course-edited': 'Lavoro su un corso',
  'rubric-edited': 'Lavoro su una rubrica',
  'frame-edited': 'Lavoro su menù, barra o avvisi',
  'convention-edited': 'Lavoro su una convenzione',
  'legal-case-viewed': 'Vista una sua causa',
  'legal-case-edited': 'Lavoro su una sua causa',
  'club-edited': 'Lavoro su nome, dati o aspetto del Club',
  'page-edited': 'Lavoro su una pagina',
  'plan-edited': 'Lavoro su un piano o un listino',
  'loyalty-edited': 'Lavoro sul Programma Fedeltà',
  'service-edited': 'Lavoro sul noleggio o sui video tutorial',
  'content-deleted': 'Eliminata la bozza di un contenuto',
}

export const ROLE_WORDS = { editor: 'Redattore', operator: 'Operatore', administrator: 'Amministratore' } as const

/** What each role is for, where it is given. */
export const ROLE_HELP: Record<StaffRole, string> = {
  editor: 'scrive e pubblica',
  operator: 'segue gli iscritti, gli ordini e le richieste',
  administrator: 'può tutto, e dà i ruoli',
}

/** What the trail calls each act, and what the page says when it is done. */
export const ACT_WORDS: Record<MemberAct, { name: string; done: string }> = {
  recovery: { name: 'Lettera per la password', done: 'La lettera per scegliere una nuova password è partita.' },
  sessions: { name: 'Sessioni chiuse', done: 'Tutte le sessioni sono chiuse.' },
  unlock: { name: 'Accesso sbloccato', done: 'L’accesso è sbloccato: può riprovare subito.' },
  note: { name: 'Nota', done: 'La nota è scritta.' },
  person: { name: 'Dati personali', done: 'I dati personali sono corretti.' },
  trial: { name: 'Prova', done: 'I giorni della prova sono cambiati.' },
  'fiscal-code': { name: 'Codice fiscale', done: 'Il codice fiscale è corretto.' },
  period: { name: 'Periodo Premium', done: 'Il periodo Premium è cambiato.' },
  'period-removed': { name: 'Periodo Premium tolto', done: 'Il periodo Premium non comincerà.' },
  'wallet-given': { name: 'Portafoglio dato', done: 'Il portafoglio è attivo.' },
  wallet: { name: 'Portafoglio cambiato', done: 'Il portafoglio è cambiato.' },
  'wallet-ended': { name: 'Portafoglio finito', done: 'Il portafoglio è finito.' },
  credits: { name: 'Crediti', done: 'I crediti sono corretti.' },
  points: { name: 'Punti fedeltà', done: 'I punti sono corretti.' },
  codes: { name: 'Codici', done: 'I codici sono corretti.' },
  plan: { name: 'Piano dato', done: 'Il piano è attivo.' },
  close: { name: 'Account chiuso', done: 'L’account è chiuso: nessuno può entrare.' },
  open: { name: 'Account riaperto', done: 'L’account è di nuovo aperto.' },
  export: { name: 'Dati scaricati', done: 'I dati sono nel file.' },
  erase: { name: 'Account cancellato', done: 'L’account e i suoi dati sono cancellati.' },
}

export const MEMBERS_PATH = '/redazione/iscritti'

/** The parts of a member's page; the first is the page itself. */
export const MEMBER_SECTIONS = {
  person: { path: 'dati', label: 'Dati personali' },
  plan: { path: 'abbonamento', label: 'Abbonamento' },
  wallets: { path: 'portafogli', label: 'Portafogli e punti' },
  access: { path: 'accesso', label: 'Accesso e privacy' },
} as const
export type MemberSection = keyof typeof MEMBER_SECTIONS

/** What the trail keeps beside the kind, in words: which act, what changed. The reason is told apart. */
export function trailDetail({
  act,
  change,
  from,
  to,
  closed,
  title,
  label,
}: Readonly<Record<string, string | number | boolean>>): string {
  const role = (word: unknown) => ROLE_WORDS[word as StaffRole] ?? 'nessun ruolo'
  const told = [
    ACT_WORDS[act as MemberAct]?.name,
    typeof change === 'string' && change,
    to !== undefined && `${role(from)} → ${role(to)}`,
    typeof closed === 'number' && `sessioni: ${closed}`,
    typeof title === 'string' && title,
    typeof label === 'string' && label,
  ]
  return told.filter(Boolean).join('. ')
}

/** Why, where somebody wrote it; the codes by which the club says why an entry was refused are not sentences. */
export function trailReason(kind: AuditKind, { reason }: Readonly<Record<string, unknown>>): string | null {
  if (typeof reason !== 'string') return null
  return kind === 'sign-in-denied' ? (DENIED_WORDS[reason] ?? null) : reason
}

const DENIED_WORDS: Readonly<Record<string, string>> = {
  wrong: 'Password sbagliata',
  closed: 'Account chiuso',
  passkey: 'Passkey non valida',
  'shared-email': 'E-mail di più account',
  replayed: 'Richiesta già usata',
  unreadable: 'Richiesta illeggibile',
}
