import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { formatLongDateIt } from '#platform/pure/dates.ts'

const styles = StyleSheet.create({
  page: { padding: 64, fontFamily: 'Helvetica', fontSize: 13, lineHeight: 1.6, color: '#1c2a3a' },
  frame: { border: '1.5 solid #12558f', padding: 48, flexGrow: 1, alignItems: 'center' },
  title: { fontFamily: 'Times-Bold', fontSize: 28, color: '#12558f', marginBottom: 36, lineHeight: 1.2 },
  name: { fontFamily: 'Times-Bold', fontSize: 24, marginVertical: 14, lineHeight: 1.2 },
  soft: { color: '#4c5a6b' },
})

type Props = { name: string; startDate: string; endDate: string; product: string; now: Date }

/** SUB-011. What the club certifies: who, what, from when to when. */
export async function drawCertificate(props: Props): Promise<Buffer> {
  return renderToBuffer(<CertificateDocument {...props} />)
}

function CertificateDocument({ name, startDate, endDate, product, now }: Props) {
  return (
    <Document title="Certificato di iscrizione" language="it">
      <Page size="A4" orientation="landscape" style={styles.page}>
        <View style={styles.frame}>
          <Text style={styles.title}>Certificato di iscrizione</Text>
          <Text>Si certifica che</Text>
          <Text style={styles.name}>{name}</Text>
          <Text>è iscritto al Club con {product}</Text>
          <Text>
            dal {startDate} al {endDate}
          </Text>
          <Text style={[styles.soft, { marginTop: 36 }]}>Rilasciato il {formatLongDateIt(now)}</Text>
        </View>
      </Page>
    </Document>
  )
}
