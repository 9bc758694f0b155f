import { listInvoices } from '#areas/billing/invoice-store.server.ts'
import { getOrder } from '#areas/billing/order-store.server.ts'
import { issuerOf } from '#areas/billing/rules.ts'
import { listCertificatesOf } from '#areas/classroom/certificate-store.server.ts'
import { keepParticipation } from '#areas/classroom/report-commands.server.ts'
import { keepTotals } from '#areas/figures/erasure-commands.server.ts'
import type {
  ErasureDecision,
  MemberData,
  MemberFile,
  MemberFilesParts,
} from '#areas/profile/member-data-context.server.ts'
import { deleteWordsAbout, listFilesSentTo } from '#areas/requests/store.server.ts'
import { readFileAt, readOwnPictureAt } from '#platform/files/commands.server.ts'
import { fileKey } from '#platform/files/model.ts'
import { findFileAt, listFilesOf } from '#platform/files/store.server.ts'

const gone = (name: string): ErasureDecision => ({ name, atErasure: 'delete' })
const kept = (name: string, why: string): ErasureDecision => ({ name, atErasure: { keep: why } })

const LAW = 'Invoices and what they are made of are kept for ten years.'
const TRAINING_LAW = 'The provider of accredited training must be able to show whom it certified.'
const LEDGER = 'The ledger is append-only and names nobody once the member does not.'
const HANDLED = 'Emptied or deleted by the command that deletes the account.'
const STAFF_WORK = 'Dice chi ha lavorato in redazione: la riga riguarda altro o altre persone.'

/**
 * CONTENTS: every table that holds something of a member, how the downloaded file calls it, and what becomes of it when the account
 * is deleted. A table missing here fails tests/member-data.test.ts; until then it is exported under its own name and kept.
 */
export const memberData: MemberData = {
  tables: {
    audit_events: kept('registroDelleAttivita', 'Append-only, without names: who did what must be provable.'),
    billing_profiles: gone('datiDiFatturazione'),
    cart_lines: gone('righeDelCarrello'),
    carts: gone('carrello'),
    certificates: kept('attestati', TRAINING_LAW),
    consent_answers: kept('consensi', HANDLED),
    convention_withdrawals: gone('codiciSconto'),
    course_access_links: gone('accessiAiCorsi'),
    course_tutors: gone('corsiSeguitiComeTutor'),
    credentials: kept('accesso', HANDLED),
    credit_plans: gone('pianoDelDossier'),
    credit_movements: kept('movimentiDeiCrediti', LEDGER),
    credit_operations: kept('operazioniSuiCrediti', LEDGER),
    desk_choices: gone('scelteInRedazione'),
    cover_changes: kept('giorniCopertiPrima', LAW),
    declared_credits: gone('creditiPresiAltrove'),
    email_changes: gone('cambiDiIndirizzo'),
    electronic_files: kept('fileDelleFattureElettroniche', LAW),
    enrolments: gone('corsi'),
    facts: kept('fatti', 'What happened and when, without names: other areas must not hear it twice.'),
    favorite_categories: gone('categoriePreferite'),
    favorites: gone('preferiti'),
    figure_alerts: gone('avvisiSuiNumeri'),
    figure_letters: gone('numeriPerEmail'),
    files: kept('fileCaricati', 'A file that nothing names any more is removed with its bytes each night.'),
    heard_facts: kept('fattiAscoltati', 'Numbers alone.'),
    invoices: kept('fatture', LAW),
    leads: kept('richieste', HANDLED),
    legal_cases: gone('cause'),
    legal_documents: gone('documentiDelleCause'),
    legal_hearings: gone('udienze'),
    lesson_progress: gone('lezioni'),
    member_roles: gone('ruoliInRedazione'),
    loyalty_accounts: kept('puntiFedelta', LEDGER),
    loyalty_entries: kept('righeDeiPunti', LEDGER),
    loyalty_invitations: gone('inviti'),
    loyalty_lots: kept('lottiDiPunti', LEDGER),
    loyalty_operations: kept('movimentiDeiPunti', LEDGER),
    loyalty_orders: gone('premi'),
    mail_links: kept('linkInviatiPerEmail', HANDLED),
    list_preferences: gone('righeDegliElenchi'),
    member_absences: gone('assenze'),
    member_sort_changes: kept('cambiDiPostoNegliElenchi', 'Says for a minute that something changed, and not what.'),
    member_sort_keys: kept('postoNegliElenchi', 'Follows from dates, plans and wallets alone.'),
    member_traits: gone('professioniEProvinceDiPrima'),
    member_archives: kept('archivi', 'Ended with the account: the job removes them, and their bytes first.'),
    member_notices: gone('avvisiPersonali'),
    labels: kept('etichette', 'The words belong to the club; whose they were is deleted.'),
    member_labels: gone('etichetteDate'),
    member_import_rows: gone('righeDiImportazioni'),
    member_details: kept('dettagli', HANDLED),
    member_visits: gone('giorniDiVisita'),
    members: kept('iscritto', HANDLED),
    notice_reads: gone('avvisiLetti'),
    order_lines: kept('righeDegliOrdini', LAW),
    obligation_facts: gone('obbligoFormativo'),
    orders: kept('ordini', LAW),
    owned_products: kept('prodotti', 'Says what was bought and until when, and nothing of who bought it.'),
    passkeys: kept('passkey', HANDLED),
    payment_customers: kept('clienteDeiPagamenti', 'Codes alone: refunds of what was paid go through them.'),
    payments: kept('pagamenti', LAW),
    premium_periods: kept('periodiPremium', 'Dates alone.'),
    press_digest_papers: gone('articoliDelleRassegne'),
    press_digests: gone('rassegneInviate'),
    press_reading_list: gone('elencoDiLettura'),
    press_review_subscriptions: gone('specializzazioniDellaNewsletter'),
    professional_card_bonuses: kept('creditiDellaScheda', 'Dates alone.'),
    professional_cards: gone('schedaProfessionale'),
    questionnaires: gone('questionari'),
    report_data_requests: gone('datiChiestiPerLEcm'),
    recovery_codes: gone('codiciDiRecupero'),
    request_answers: gone('risposteAlleRichieste'),
    request_asides: kept('richiesteMesseDaParte', 'Dates alone.'),
    request_closings: kept('chiusureDelleRichieste', 'Dates alone.'),
    request_files: gone('allegatiDelleRisposte'),
    request_notes: gone('noteDellaSquadraSulleRichieste'),
    request_papers: gone('documentiDelleRichieste'),
    request_readers: gone('richiesteAperteInRedazione'),
    second_factors: gone('secondoFattore'),
    security_emails: gone('avvisiDiSicurezza'),
    segment_people: gone('segmentiSeguiti'),
    service_requests: gone('richiesteAiServizi'),
    sessions: kept('sessioni', HANDLED),
    staff_invitations: gone('invitiInRedazione'),
    static_portfolios: kept('portafogliStatici', 'Codes alone.'),
    suspensions: kept('sospensioni', 'Dates and wallets alone.'),
    test_attempts: gone('prove'),
    trainee_identities: gone('datiPerLaFormazione'),
    triennial_letters: gone('emailSulTriennio'),
    view_as_visits: gone('visiteDellAssistenza'),
    wallets: kept('portafogli', LEDGER),
  },
  files: [invoiceFiles, certificateFiles, uploadedFiles, answerFiles],
  exceptions: {
    'audit_events.actor_id': STAFF_WORK,
    'certificates.revoked_by': STAFF_WORK,
    'content_versions.author_id': STAFF_WORK,
    'leads.handled_by': STAFF_WORK,
    'leads.left_by': STAFF_WORK,
    'legal_cases.handled_by': STAFF_WORK,
    'page_versions.author_id': STAFF_WORK,
    'page_versions.published_by': STAFF_WORK,
    'request_answers.author_id': STAFF_WORK,
    'request_notes.author_id': STAFF_WORK,
    'request_readers.reader_id': STAFF_WORK,
    'record_trash.removed_by': STAFF_WORK,
    'staff_invitations.invited_by': STAFF_WORK,
    'bulk_runs.actor_id': STAFF_WORK,
    'segments.owner_id': STAFF_WORK,
    'list_exports.actor_id': STAFF_WORK,
    'member_imports.actor_id': STAFF_WORK,
    'list_views.author_id': STAFF_WORK,
    'view_as_visits.staff_id': STAFF_WORK,
    'member_details.joined_into': 'Dice quale dei tuoi account è rimasto.',
    'not_duplicates.one_id': STAFF_WORK,
    'not_duplicates.other_id': STAFF_WORK,
    'not_duplicates.marked_by': STAFF_WORK,
    'figure_remains.number': 'Un numero a caso al posto di un account cancellato: non porta a nessuno.',
    'outbox.recipient': 'Le e-mail che ti abbiamo scritto sono in «lettere».',
  },
  beforeErasure: [keepTotals, keepParticipation, deleteWordsAbout],
}

async function* invoiceFiles({ db, disk, memberId, club }: MemberFilesParts): AsyncGenerator<MemberFile> {
  const issued = (await listInvoices(db, memberId)).filter(({ number }) => number !== null)
  // What draws PDF takes tens of megabytes: only for whoever has one.
  if (issued.length === 0) return
  const { drawInvoice } = await import('#areas/billing/ui/invoice-document.tsx')
  for (const invoice of issued) {
    const { billing } = await getOrder(db, invoice.orderId)
    const name = `fatture/${invoice.creditedId ? 'Nota di credito' : 'Fattura'} ${invoice.number}-${invoice.year}.pdf`
    const credited = issued.find(({ id }) => id === invoice.creditedId) ?? null
    const logo = await readFileAt(db, disk, invoice.seller?.logoPath)
    yield { name, body: [await drawInvoice({ invoice, credited, billing, club: issuerOf(club, invoice), logo })] }
  }
}

async function* certificateFiles({ db, disk, memberId, origin, club }: MemberFilesParts): AsyncGenerator<MemberFile> {
  const certificates = await listCertificatesOf(db, memberId)
  if (certificates.length === 0) return
  const { certificatePdf } = await import('#areas/classroom/certificate-pdf.server.tsx')
  for (const certificate of certificates) {
    const logo = await readFileAt(db, disk, certificate.printed.logoPath)
    const signature = await readOwnPictureAt(db, disk, certificate.printed.signaturePath)
    const name = `attestati/Attestato ${certificate.code}.pdf`
    yield { name, body: [await certificatePdf(certificate, { origin, club, logo, signature })] }
  }
}

/** What they uploaded, as the club keeps it. */
async function* uploadedFiles({ db, disk, memberId }: MemberFilesParts): AsyncGenerator<MemberFile> {
  for (const file of await listFilesOf(db, memberId))
    yield {
      name: `caricati/${file.id.slice(0, 8)} ${file.name}`,
      body: (await disk.exists(fileKey(file))) ? await disk.getStream(fileKey(file)) : null,
    }
}

/** What the club sent them with its answers. */
async function* answerFiles({ db, disk, memberId }: MemberFilesParts): AsyncGenerator<MemberFile> {
  for (const { path, name } of await listFilesSentTo(db, memberId)) {
    const file = await findFileAt(db, path)
    const isThere = file !== null && (await disk.exists(fileKey(file)))
    yield {
      name: `risposte/${file?.id.slice(0, 8)} ${name}`,
      body: isThere ? await disk.getStream(fileKey(file)) : null,
    }
  }
}
