import { Document, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { encode } from 'uqr'
import { formatDateIt } from '#platform/pure/dates.ts'
import type { Certificate } from './model.ts'

const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 11, fontFamily: 'Helvetica', color: '#16222e' },
  frame: { borderWidth: 1, borderColor: '#1d4f7a', padding: 28, flexGrow: 1 },
  club: { fontSize: 12, color: '#1d4f7a', fontFamily: 'Helvetica-Bold' },
  title: { fontSize: 24, marginTop: 18, fontFamily: 'Times-Bold' },
  name: { fontSize: 20, marginTop: 14, fontFamily: 'Times-Bold' },
  line: { marginTop: 8, lineHeight: 1.45 },
  course: { fontSize: 15, marginTop: 10, fontFamily: 'Times-Bold' },
  credits: { fontSize: 14, marginTop: 14, fontFamily: 'Helvetica-Bold' },
  foot: { marginTop: 'auto', flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  small: { fontSize: 9, color: '#4a5866', lineHeight: 1.4, maxWidth: 330 },
})

/** The certificate as a file: every field the regulator asks, and the code and QR by which anyone can check it. */
export async function certificatePdf(certificate: Certificate, origin: string): Promise<Buffer> {
  const { printed, code, issuedAt } = certificate
  const address = `${origin}/verifica-attestato/${code}`
  return renderToBuffer(
    <Document title={`Attestato ECM ${code}`} author={printed.providerName} language="it">
      <Page size="A4" style={styles.page}>
        <View style={styles.frame}>
          <Text style={styles.club}>
            {printed.providerName} · Provider ECM n. {printed.providerNumber}
          </Text>
          <Text style={styles.title}>Attestato ECM</Text>
          <Text style={styles.line}>Il Provider attesta che</Text>
          <Text style={styles.name}>
            {printed.name} {printed.surname}
          </Text>
          <Text style={styles.line}>
            nato/a a {printed.birthPlace} il {printed.birthDate}
          </Text>
          <Text style={styles.line}>
            Professione: {printed.profession} · Disciplina: {printed.discipline}
          </Text>
          <Text style={styles.line}>ha partecipato alla formazione a distanza e superato la prova finale di</Text>
          <Text style={styles.course}>{printed.title}</Text>
          <Text style={styles.line}>
            Evento n. {printed.eventId}, edizione n. {printed.edition}
          </Text>
          <Text style={styles.line}>Obiettivo formativo: {printed.objective}</Text>
          <Text style={styles.credits}>
            Crediti formativi: {printed.credits} ({printed.creditsInLetters})
          </Text>
          <Text style={styles.line}>Acquisiti il {printed.passedOn}</Text>
          <View style={styles.foot}>
            <Text style={styles.small}>
              Codice {code}. Emesso il {formatDateIt(issuedAt)}. Chiunque può verificare questo attestato all’indirizzo{' '}
              {address}
            </Text>
            <QrCode text={address} size={84} />
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
