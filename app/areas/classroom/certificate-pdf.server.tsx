import { Document, Image, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { encode } from 'uqr'
import type { Club } from '#platform/env.server.ts'
import { drawPaper, sizeFor } from '#platform/paper/draw-paper.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { brokenAddresses, drawnLetters } from '#platform/pure/letters.ts'
import { creditsPrinted, givesCredits } from './certificate-rules.ts'
import { courseFields } from './certificate-wire.ts'
import type { Certificate } from './model.ts'

const BLUE = '#1d4f7a'
const styles = StyleSheet.create({
  page: { padding: 36, fontSize: 11, fontFamily: 'Helvetica', color: '#16222e' },
  outer: { borderWidth: 1.5, borderColor: BLUE, padding: 5, height: '100%' },
  frame: { borderWidth: 0.5, borderColor: BLUE, paddingVertical: 36, paddingHorizontal: 44, flexGrow: 1 },
  close: { paddingVertical: 18, paddingHorizontal: 36 },
  logo: { height: 40, maxWidth: 200, objectFit: 'contain', alignSelf: 'center', marginBottom: 8 },
  club: { fontSize: 12, color: BLUE, fontFamily: 'Helvetica-Bold', textAlign: 'center' },
  title: { fontSize: 32, marginTop: 34, fontFamily: 'Times-Bold', textAlign: 'center' },
  kind: { fontSize: 12, marginTop: 8, color: '#4a5866', textAlign: 'center' },
  line: { marginTop: 16, textAlign: 'center', lineHeight: 1.45 },
  name: { marginTop: 10, fontFamily: 'Times-Bold', textAlign: 'center' },
  course: { marginTop: 10, fontFamily: 'Times-Bold', textAlign: 'center' },
  credits: { marginTop: 26, paddingVertical: 14, backgroundColor: '#f1f3f5', textAlign: 'center' },
  number: { fontSize: 17, fontFamily: 'Helvetica-Bold', color: BLUE },
  fields: { marginTop: 26, borderTopWidth: 0.5, borderTopColor: '#c3ccd5' },
  field: { flexDirection: 'row', paddingVertical: 7, borderBottomWidth: 0.5, borderBottomColor: '#c3ccd5' },
  label: { width: 140, color: '#4a5866' },
  value: { flex: 1 },
  foot: { marginTop: 'auto', paddingTop: 20, flexDirection: 'row', alignItems: 'flex-end' },
  check: { flex: 1, paddingRight: 16, fontSize: 9, color: '#4a5866', lineHeight: 1.5 },
  signed: { width: 150, marginRight: 16, textAlign: 'center', fontSize: 9, color: '#4a5866' },
  signature: { height: 38, maxWidth: 150, objectFit: 'contain', alignSelf: 'center', marginVertical: 2 },
  signer: { fontSize: 10, marginTop: 2, fontFamily: 'Times-Bold', color: '#16222e' },
  code: { fontSize: 12, fontFamily: 'Courier-Bold', color: '#16222e' },
})

/** What is long is written smaller: a certificate is one page, whoever is on it and whatever the course is called. */
const NAME_SIZES = [
  [36, 26],
  [70, 20],
  [130, 16],
] as const
const TITLE_SIZES = [
  [90, 18],
  [180, 14],
  [300, 12],
] as const

type Parts = { origin: string; club: Pick<Club, 'look'>; logo?: Buffer | null; signature?: Buffer | null }

/** The certificate as a file: every field the regulator asks, and the code and QR by which anyone can check it. */
export async function certificatePdf(
  certificate: Certificate,
  { origin, club, logo = null, signature = null }: Parts,
): Promise<Buffer> {
  const { printed, code, issuedAt } = certificate
  const hasCredits = givesCredits(printed)
  const ink = club.look ? { color: club.look.onPaper } : {}
  const edge = club.look ? { borderColor: club.look.onPaper } : {}
  const address = `${origin}/verifica-attestato/${code}`
  const name = drawnLetters(`${printed.name} ${printed.surname}`)
  const title = drawnLetters(printed.title)
  const isLong = name.length + title.length + printed.objective.length + printed.discipline.length > 260
  const fields = [
    ['Professione', printed.profession],
    ['Disciplina', printed.discipline],
    ['Evento', `n. ${printed.eventId}, edizione n. ${printed.edition}`],
    ['Obiettivo formativo', printed.objective],
    ...courseFields(printed),
    [hasCredits ? 'Crediti acquisiti il' : 'Superato il', printed.passedOn],
  ] as const
  return drawPaper(
    <Document title={`Attestato ECM ${code}`} author={printed.providerName} language="it">
      <Page size="A4" style={styles.page}>
        <View style={[styles.outer, edge]}>
          <View style={[styles.frame, edge, isLong ? styles.close : {}]}>
            {logo && <Image src={{ data: logo, format: 'png' }} style={styles.logo} />}
            <Text style={[styles.club, ink]}>
              {drawnLetters(printed.providerName)} · Provider ECM n. {printed.providerNumber}
            </Text>
            <Text style={[styles.title, isLong ? { marginTop: 12, fontSize: 28 } : {}]}>
              {hasCredits ? 'Attestato ECM' : 'Attestato di partecipazione'}
            </Text>
            <Text style={styles.kind}>
              {hasCredits ? 'Programma nazionale di Educazione Continua in Medicina' : 'Non attribuisce crediti ECM'}
            </Text>
            <Text style={[styles.line, isLong ? { marginTop: 8 } : {}]}>Il Provider attesta che</Text>
            <Text style={[styles.name, { fontSize: sizeFor(name, NAME_SIZES) }]}>{name}</Text>
            <Text style={[styles.line, { marginTop: 8 }]}>
              nato/a a {drawnLetters(printed.birthPlace)} il {printed.birthDate}
            </Text>
            <Text style={[styles.line, isLong ? { marginTop: 8 } : {}]}>
              ha partecipato alla formazione a distanza e superato la prova finale di
            </Text>
            <Text style={[styles.course, { fontSize: sizeFor(title, TITLE_SIZES) }]}>{title}</Text>
            <View style={[styles.credits, isLong ? { marginTop: 14, paddingVertical: 9 } : {}]}>
              <Text style={[styles.number, ink]}>
                {hasCredits ? 'Crediti formativi: ' : 'Partecipazione '}
                {creditsPrinted(printed)}
              </Text>
            </View>
            <View style={[styles.fields, isLong ? { marginTop: 14, fontSize: 9.5 } : {}]}>
              {fields.map(([label, value]) => (
                <View key={label} style={styles.field}>
                  <Text style={styles.label}>{label}</Text>
                  <Text style={styles.value}>{drawnLetters(value)}</Text>
                </View>
              ))}
            </View>
            <View style={[styles.foot, isLong ? { paddingTop: 8 } : {}]}>
              <View style={styles.check}>
                <Text style={styles.code}>{code}</Text>
                <Text>Emesso il {formatDateIt(issuedAt)}. Chiunque può verificarlo con il QR o all’indirizzo</Text>
                <Text>{brokenAddresses(address)}</Text>
              </View>
              {printed.signerName && (
                <View style={styles.signed}>
                  <Text>Il legale rappresentante del Provider</Text>
                  {signature && <Image src={{ data: signature, format: 'png' }} style={styles.signature} />}
                  <Text style={styles.signer}>{drawnLetters(printed.signerName)}</Text>
                </View>
              )}
              <QrCode text={address} size={92} />
            </View>
          </View>
        </View>
      </Page>
    </Document>,
  )
}

function QrCode({ text, size }: { text: string; size: number }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('')
  return (
    <Svg viewBox={`0 0 ${modules} ${modules}`} style={{ width: size, height: size }}>
      <Path d={path} fill="#000000" />
    </Svg>
  )
}
