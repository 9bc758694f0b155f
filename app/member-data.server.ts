import { listInvoices } from '#areas/billing/invoice-store.server.ts'
import { getOrder } from '#areas/billing/order-store.server.ts'
import { issuerOf } from '#areas/billing/rules.ts'
import { listCertificatesOf } from '#areas/classroom/certificate-store.server.ts'
import { keepParticipation } from '#areas/classroom/report-commands.server.ts'
import type {
  ErasureDecision,
  MemberData,
  MemberFile,
  MemberFilesParts,
} from '#areas/profile/member-data-context.server.ts'
import { readFileAt } from '#platform/files/commands.server.ts'

const gone = (name: string): ErasureDecision => ({ name, atErasure: 'delete' })
const kept = (name: string, why: string): ErasureDecision => ({ name, atErasure: { keep: why } })

const LAW = 'Invoices and what they are made of are kept for ten years.'
const TRAINING_LAW = 'The provider of accredited training must be able to show whom it certified.'
const LEDGER = 'The ledger is append-only and names nobody once the member does not.'
const HANDLED = 'Emptied or deleted by the command that deletes the account.'

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
    credentials: kept('accesso', HANDLED),
    credit_movements: kept('movimentiDeiCrediti', LEDGER),
    credit_operations: kept('operazioniSuiCrediti', LEDGER),
    electronic_files: kept('fileDelleFattureElettroniche', LAW),
    enrolments: gone('corsi'),
    facts: kept('fatti', 'What happened and when, without names: other areas must not hear it twice.'),
    favorite_categories: gone('categoriePreferite'),
    favorites: gone('preferiti'),
    heard_facts: kept('fattiAscoltati', 'Numbers alone.'),
    invoices: kept('fatture', LAW),
    leads: kept('richieste', HANDLED),
    legal_cases: gone('cause'),
    legal_documents: gone('documentiDelleCause'),
    legal_hearings: gone('udienze'),
    lesson_progress: gone('lezioni'),
    loyalty_accounts: kept('puntiFedelta', LEDGER),
    loyalty_entries: kept('righeDeiPunti', LEDGER),
    loyalty_invitations: gone('inviti'),
    loyalty_lots: kept('lottiDiPunti', LEDGER),
    loyalty_operations: kept('movimentiDeiPunti', LEDGER),
    loyalty_orders: gone('premi'),
    mail_links: kept('linkInviatiPerEmail', HANDLED),
    member_notices: gone('avvisiPersonali'),
    member_details: kept('dettagli', HANDLED),
    notice_reads: gone('avvisiLetti'),
    order_lines: kept('righeDegliOrdini', LAW),
    orders: kept('ordini', LAW),
    owned_products: kept('prodotti', 'Says what was bought and until when, and nothing of who bought it.'),
    passkeys: kept('passkey', HANDLED),
    payments: kept('pagamenti', LAW),
    premium_periods: kept('periodiPremium', 'Dates alone.'),
    press_digest_papers: gone('articoliDelleRassegne'),
    press_digests: gone('rassegneInviate'),
    press_reading_list: gone('elencoDiLettura'),
    press_review_subscriptions: gone('specializzazioniDellaNewsletter'),
    professional_card_bonuses: kept('creditiDellaScheda', 'Dates alone.'),
    professional_cards: gone('schedaProfessionale'),
    questionnaires: gone('questionari'),
    recovery_codes: gone('codiciDiRecupero'),
    second_factors: gone('secondoFattore'),
    security_emails: gone('avvisiDiSicurezza'),
    service_requests: gone('richiesteAiServizi'),
    sessions: kept('sessioni', HANDLED),
    staff_invitations: gone('invitiInRedazione'),
    static_portfolios: kept('portafogliStatici', 'Codes alone.'),
    suspensions: kept('sospensioni', 'Dates and wallets alone.'),
    test_attempts: gone('prove'),
    trainee_identities: gone('datiPerLaFormazione'),
    wallets: kept('portafogli', LEDGER),
  },
  files: [invoiceFiles, certificateFiles],
  beforeErasure: [keepParticipation],
}

/** More documents than this are asked for one by one. */
const MOST_FILES = 200

async function invoiceFiles({ db, disk, memberId, club }: MemberFilesParts): Promise<MemberFile[]> {
  const issued = (await listInvoices(db, memberId)).filter(({ number }) => number !== null).slice(0, MOST_FILES)
  const { drawInvoice } = await import('#areas/billing/ui/invoice-document.tsx')
  const files: MemberFile[] = []
  for (const invoice of issued) {
    const { billing } = await getOrder(db, invoice.orderId)
    const name = `fatture/${invoice.creditedId ? 'Nota di credito' : 'Fattura'} ${invoice.number}-${invoice.year}.pdf`
    const credited = issued.find(({ id }) => id === invoice.creditedId) ?? null
    const logo = await readFileAt(db, disk, invoice.seller?.logoPath)
    files.push({ name, bytes: await drawInvoice({ invoice, credited, billing, club: issuerOf(club, invoice), logo }) })
  }
  return files
}

async function certificateFiles({ db, disk, memberId, origin, club }: MemberFilesParts): Promise<MemberFile[]> {
  const { certificatePdf } = await import('#areas/classroom/certificate-pdf.server.tsx')
  const files: MemberFile[] = []
  for (const certificate of (await listCertificatesOf(db, memberId)).slice(0, MOST_FILES))
    files.push({
      name: `attestati/Attestato ${certificate.code}.pdf`,
      bytes: await certificatePdf(certificate, {
        origin,
        club,
        logo: await readFileAt(db, disk, certificate.printed.logoPath),
      }),
    })
  return files
}
