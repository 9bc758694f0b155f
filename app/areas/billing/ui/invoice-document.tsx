import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Club } from '#platform/env.server.ts'
import { drawPaper, NAME_FAMILY } from '#platform/paper/draw-paper.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { drawnLetters, drawnName } from '#platform/pure/letters.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { documentLines, taxableCentsOf, vatSummaries } from '../document-rules.ts'
import type { BillingData, Invoice } from '../model.ts'
import { settledOn } from '../rules.ts'

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: 'Helvetica', fontSize: 10.5, lineHeight: 1.4, color: '#1c2a3a' },
  top: { flexDirection: 'row', marginBottom: 36 },
  seller: { flex: 1, paddingRight: 28 },
  logo: { height: 36, maxWidth: 180, objectFit: 'contain', objectPosition: 'left', marginBottom: 8 },
  club: { fontFamily: 'Times-Bold', fontSize: 18, color: '#12558f', marginBottom: 6, lineHeight: 1.2 },
  title: { fontFamily: 'Times-Bold', fontSize: 22, marginBottom: 4, lineHeight: 1.2 },
  soft: { color: '#4c5a6b' },
  name: { fontFamily: NAME_FAMILY },
  row: { flexDirection: 'row', borderBottom: '1 solid #d8dee6', paddingVertical: 8 },
  wide: { flex: 1 },
  amount: { width: 110, textAlign: 'right' },
  total: { fontFamily: 'Helvetica-Bold', fontSize: 13 },
  foot: { position: 'absolute', left: 48, right: 48, bottom: 32, fontSize: 8.5, color: '#4c5a6b' },
})

/** `credited`: the invoice that a credit note takes back. */
type Props = { invoice: Invoice; credited: Invoice | null; billing: BillingData; club: Club; logo?: Buffer | null }

/** PAY-010. The invoice on paper. What is sent to the tax office is the electronic one; this is a copy for the person. */
export async function drawInvoice(props: Props): Promise<Buffer> {
  return drawPaper(<InvoiceDocument {...props} />)
}

function InvoiceDocument({ invoice, credited, billing, club, logo }: Props) {
  const lines = documentLines(invoice, club.fiscal.regime)
  const taxable = taxableCentsOf(lines)
  const kind = invoice.kind === 'credit-note' ? 'Nota di credito' : 'Fattura'
  const title = `${kind} n. ${invoice.number}/${invoice.year}`
  return (
    <Document title={title} author={club.legalName} language="it">
      <Page size="A4" style={styles.page}>
        <View style={styles.top}>
          <View style={styles.seller}>
            {logo && <Image src={{ data: logo, format: 'png' }} style={styles.logo} />}
            <Text style={[styles.club, club.look ? { color: club.look.onPaper } : {}]}>{drawnLetters(club.name)}</Text>
            <Text>{drawnLetters(club.legalName)}</Text>
            <Text style={styles.soft}>{drawnLetters(club.address)}</Text>
            <Text style={styles.soft}>P. IVA {club.vatNumber}</Text>
          </View>
          <View style={{ width: 220 }}>
            <Text style={styles.soft}>Spett.le</Text>
            <Text style={styles.name}>{drawnName(billing.companyName || `${billing.name} ${billing.surname}`)}</Text>
            <Text style={[styles.name, styles.soft]}>{drawnName(billing.address)}</Text>
            <Text style={styles.soft}>
              {billing.postcode} {drawnLetters(billing.city)} ({billing.province})
            </Text>
            {billing.vatNumber !== '' && <Text style={styles.soft}>P. IVA {billing.vatNumber}</Text>}
            {billing.fiscalCode !== '' && <Text style={styles.soft}>C.F. {billing.fiscalCode}</Text>}
          </View>
        </View>
        <Text style={styles.title}>{title}</Text>
        <Text style={[styles.soft, { marginBottom: 24 }]}>
          Data {formatDateIt(invoice.issuedAt ?? invoice.dueOn)}{' '}
          {credited ? `· ${aboutCredited(credited)}` : `· Scadenza ${formatDateIt(settledOn(invoice))}`}
        </Text>
        {lines.map(({ description }, index) => (
          <View key={description} style={styles.row}>
            <Text style={styles.wide}>{drawnLetters(description)}</Text>
            <Text style={styles.amount}>{formatEuro(taxable[index] ?? 0)}</Text>
          </View>
        ))}
        {vatSummaries(lines).map(({ rate, nature, reference, vatCents }) => (
          <View key={nature ?? rate} style={styles.row}>
            <Text style={styles.wide}>
              {nature ? drawnLetters(`Senza IVA, ${nature}: ${reference}`) : `IVA ${rate}%`}
            </Text>
            <Text style={styles.amount}>{formatEuro(vatCents)}</Text>
          </View>
        ))}
        <View style={[styles.row, styles.total]}>
          <Text style={styles.wide}>Totale</Text>
          <Text style={styles.amount}>{formatEuro(invoice.amountCents)}</Text>
        </View>
        {invoice.bearsStampDuty && (
          <Text style={{ marginTop: 18 }}>Imposta di bollo di 2,00 € assolta in modo virtuale.</Text>
        )}
        <Text style={{ marginTop: 18 }}>{settledWords(invoice)}</Text>
        <View style={styles.foot}>
          <Text>Copia di cortesia: l’originale è la fattura elettronica trasmessa al Sistema di Interscambio.</Text>
          <Text>
            {drawnLetters(club.legalName)} · PEC {club.pec} · Assistenza {club.phone.replaceAll(' ', '\u00a0')}
          </Text>
        </View>
      </Page>
    </Document>
  )
}

function aboutCredited({ number, year, issuedAt, dueOn }: Invoice): string {
  return `Storna la fattura n. ${number}/${year} del ${formatDateIt(issuedAt ?? dueOn)}`
}

function settledWords({ kind, paidAt }: Invoice): string {
  if (kind === 'credit-note') return 'L’importo torna con lo stesso mezzo con cui la fattura era stata pagata.'
  return paidAt ? `Pagata il ${formatDateIt(paidAt)}.` : 'Non ancora pagata.'
}
