import { formatEuro } from '../pure/money.ts'
import type { StoredFacts, TrailChange, TrailKind } from './model.ts'
import { TRAIL_THINGS, thingWords } from './things.ts'

/** Each kind of line, in the words of whoever answers the telephone. */
export const TRAIL_KIND_WORDS: Record<TrailKind, string> = {
  'signed-in': 'È entrato',
  'sign-in-denied': 'Accesso rifiutato',
  'sign-in-delayed': 'Accesso rimandato: troppi tentativi',
  'signed-out-everywhere': 'Chiuse tutte le sessioni',
  'signed-out-elsewhere': 'Chiusa una sessione da un’altra',
  registered: 'Si è registrato',
  'trial-activated': 'Ha attivato la prova',
  'recovery-asked': 'Chiesta una nuova password',
  'password-reset': 'Ha scelto una nuova password dalla lettera',
  'password-changed': 'Ha cambiato la password',
  'email-verified': 'Ha confermato l’e-mail',
  'email-change-asked': 'Ha chiesto di cambiare e-mail',
  'email-changed': 'Ha cambiato e-mail',
  'email-change-stopped': 'Fermato il cambio di e-mail',
  'account-disowned': 'Chi ha la casella ha detto di non averlo creato',
  'profile-completed': 'Ha completato il profilo',
  'account-changed': 'Ha cambiato i suoi dati',
  'passkey-added': 'Ha aggiunto una passkey',
  'passkey-removed': 'Tolta una passkey',
  'second-factor-added': 'Ha attivato la verifica in due passaggi',
  'second-factor-removed': 'Tolta la verifica in due passaggi',
  'second-factor-lost': 'Dice di aver perso il secondo fattore',
  'second-factor-found': 'Fermata l’attesa per il secondo fattore perso',
  'recovery-codes-made': 'Ha creato nuovi codici di recupero',
  'recovery-code-used': 'Usato un codice di recupero',
  'proof-given': 'Ha confermato di essere ancora lì',
  'proof-denied': 'Conferma di essere ancora lì rifiutata',
  'archive-requested': 'Chiesto l’archivio dei dati',
  'data-exported': 'Scaricati i dati',
  'erasure-requested': 'Ha chiesto di cancellare l’account',
  'erasure-undone': 'Ha annullato la cancellazione dell’account',
  'account-deleted': 'Cancellato l’account',
  'role-changed': 'Cambiato il ruolo',
  'desk-policy-changed': 'Cambiato a chi si chiede un secondo fattore',
  'role-offered': 'Mandato l’invito in redazione',
  'role-offer-withdrawn': 'Ritirato l’invito in redazione',
  'role-accepted': 'Ha accettato l’invito in redazione',
  'member-viewed': 'Visto dalla redazione',
  'view-as-started': 'La redazione comincia a guardare le sue pagine',
  'view-as-ended': 'La redazione ha finito di guardare le sue pagine',
  'member-created': 'Account aperto dalla redazione',
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
  'infected-file-refused': 'Rifiutato un suo file: conteneva un virus',
  'infected-file-removed': 'Tolto un suo file: conteneva un virus',
  'content-deleted': 'Eliminata la bozza di un contenuto',
  'content-edited': 'Lavoro su un contenuto',
  'certificate-edited': 'Lavoro su un attestato',
  'request-edited': 'Lavoro su una richiesta',
  'trail-exported': 'Scaricato il registro',
  'trail-forgotten': 'Dimenticate le righe del registro che avevano fatto il loro tempo',
  'invoice-edited': 'Lavoro su una fattura elettronica',
  'record-edited': 'Lavoro su una scheda della redazione',
  'figures-edited': 'Lavoro sui numeri',
  'list-edited': 'Lavoro sulla vista di un elenco',
  'list-exported': 'Esportato un elenco',
  'label-edited': 'Lavoro su un’etichetta',
  'bulk-done': 'Azione su molti',
  'members-imported': 'Importazione di iscritti',
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase('it') + words.slice(1)
const small = (words: string) => words.charAt(0).toLocaleLowerCase('it') + words.slice(1)
const thingOf = ({ about }: StoredFacts) => thingWords(about?.split(' ')[0] ?? 'member')

/** What was done, in words: to a member, where the line names nothing else. */
export function actInWords(facts: StoredFacts): string | null {
  return facts.what ? capital(thingOf(facts)?.acts[facts.what] ?? 'Modifica') : null
}

const changeInWords = ({ field, from, to }: TrailChange) =>
  from === undefined && to === undefined ? field : `${field}: ${from ?? 'niente'} → ${to ?? 'niente'}`

/** What changed, from what to what. */
export const changesInWords = ({ changes }: StoredFacts) => changes?.map(changeInWords).join('; ') ?? ''

/** `€ 360,00`, as a sentence says it. */
const amountInWords = (cents: number) => `€ ${formatEuro(cents).replace(/\s*€$/, '')}`

/** DSK-052. The act, how much, the thing by its name and what it is part of: "Bonifico confermato, € 360,00, fattura 12/2026, ordine 2026/000123". */
function doneInWords(facts: StoredFacts): string {
  const { about, what, cents, of } = facts
  // Lines of before named the lesson, and not its course.
  const isOldPart = facts.part === undefined && about?.startsWith('course ') && /^(lesson|question)-/.test(what ?? '')
  const part = isOldPart ? facts.name : facts.part
  const name = (isOldPart ? undefined : facts.name) ?? about?.slice(about.indexOf(' ') + 1)
  const thing = thingOf(facts)
  const act = what && (thing?.acts[what] ?? 'Modifica')
  const isGoingOn = act !== undefined && act !== '' && act === small(act)
  const head = isGoingOn ? `${thing?.name ?? ''} ${act}${name ? `: ${name}` : ''}` : act
  const named =
    isGoingOn || !name ? '' : about && thing && thing.name !== MEMBER ? `${small(thing.name)} ${name}` : name
  return [
    head && part ? `${head}: ${part}` : head,
    cents !== undefined && amountInWords(cents),
    // Whose account it is stands beside the line, and is forgotten with it.
    about?.startsWith('member ') && facts.name === undefined ? '' : named,
    of,
  ]
    .filter(Boolean)
    .join(', ')
}

const MEMBER = TRAIL_THINGS.member.name

/** What a line says beside its kind: what was done, what changed, and how many. The reason is told apart. */
export function factsInWords(facts: StoredFacts): string {
  const parts = [
    doneInWords(facts),
    changesInWords(facts),
    facts.count !== undefined && `Quanti: ${facts.count}`,
    facts.run !== undefined && `Azione su molti n. ${facts.run}`,
  ]
  return parts.filter(Boolean).join('. ')
}

/** DSK-052. A whole line: what was done where it says so, else its kind, with what it says beside. */
export function lineInWords(kind: TrailKind, facts: StoredFacts): { what: string; detail: string } {
  const { changes, count, run } = facts
  if (facts.what === undefined) return { what: TRAIL_KIND_WORDS[kind] ?? kind, detail: factsInWords(facts) }
  return { what: doneInWords(facts), detail: factsInWords({ changes, count, run } as StoredFacts) }
}

const DENIED_WORDS: Readonly<Record<string, string>> = {
  wrong: 'Password sbagliata',
  closed: 'Account chiuso',
  passkey: 'Passkey non valida',
  'shared-email': 'E-mail di più account',
  slowed: 'Troppi tentativi con i suoi nomi',
  replayed: 'Richiesta già usata',
  unreadable: 'Richiesta illeggibile',
}

const PROOF_WORDS: Readonly<Record<string, string>> = {
  password: 'Con la password',
  passkey: 'Con una passkey',
  'second-factor': 'Con un codice',
}

/** Why, where somebody wrote it; the codes by which the club says why an entry was refused are not sentences. */
export function reasonInWords(kind: TrailKind, { reason }: StoredFacts): string | null {
  if (reason === undefined) return null
  if (kind === 'proof-given' || kind === 'proof-denied') return PROOF_WORDS[reason] ?? null
  return kind === 'sign-in-denied' ? (DENIED_WORDS[reason] ?? null) : reason
}
