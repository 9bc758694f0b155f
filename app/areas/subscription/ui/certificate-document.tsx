import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Club } from '#platform/env.server.ts'
import { drawPaper, sizeFor } from '#platform/paper/draw-paper.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { drawnLetters } from '#platform/pure/letters.ts'

const styles = StyleSheet.create({
  page: { padding: 40, fontFamily: 'Helvetica', fontSize: 13, lineHeight: 1.5, color: '#1c2a3a' },
  frame: { border: '1.5 solid #12558f', padding: 5, flexGrow: 1 },
  inner: {
    border: '0.5 solid #12558f',
    paddingVertical: 44,
    paddingHorizontal: 56,
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  club: { fontFamily: 'Times-Bold', fontSize: 20, color: '#12558f', lineHeight: 1.2, textAlign: 'center' },
  logo: { height: 44, maxWidth: 220, objectFit: 'contain', marginBottom: 8 },
  title: { fontFamily: 'Times-Bold', fontSize: 34, marginBottom: 22, lineHeight: 1.2 },
  name: { fontFamily: 'Times-Bold', color: '#12558f', marginVertical: 12, lineHeight: 1.2, textAlign: 'center' },
  centre: { alignItems: 'center', textAlign: 'center' },
  foot: {
    alignSelf: 'stretch',
    flexDirection: 'row',
    fontSize: 9.5,
    color: '#4c5a6b',
  },
  issuer: { flex: 1, paddingRight: 24 },
})

/** A long name in smaller letters, so that the page stays one. */
const NAME_SIZES = [
  [40, 28],
  [80, 22],
  [140, 17],
] as const

type Issuer = Pick<Club, 'name' | 'legalName' | 'address' | 'vatNumber' | 'look'>
type Props = {
  name: string
  startDate: string
  endDate: string
  product: string
  club: Issuer
  logo?: Buffer | null
  now: Date
}

/** SUB-011. What the club certifies: who, what, from when to when. */
export async function drawCertificate(props: Props): Promise<Buffer> {
  return drawPaper(<CertificateDocument {...props} />)
}

/** The words hold for a woman and for a man, and for an enrolment that runs as for one that is over. */
function CertificateDocument({ name, startDate, endDate, product, club, logo, now }: Props) {
  const ink = club.look ? { color: club.look.onPaper } : {}
  const edge = club.look ? { borderColor: club.look.onPaper } : {}
  const shownName = drawnLetters(name)
  return (
    <Document title="Certificato di iscrizione" author={club.legalName} language="it">
      <Page size="A4" orientation="landscape" style={styles.page}>
        <View style={[styles.frame, edge]}>
          <View style={[styles.inner, edge]}>
            <View style={styles.centre}>
              {logo && <Image src={{ data: logo, format: 'png' }} style={styles.logo} />}
              <Text style={[styles.club, ink]}>{drawnLetters(club.name)}</Text>
            </View>
            <View style={styles.centre}>
              <Text style={styles.title}>Certificato di iscrizione</Text>
              <Text>Si certifica l’iscrizione al Club di</Text>
              <Text style={[styles.name, ink, { fontSize: sizeFor(shownName, NAME_SIZES) }]}>{shownName}</Text>
              <Text>{drawnLetters(product)}</Text>
              <Text>
                dal {startDate} al {endDate}
              </Text>
            </View>
            <View style={styles.foot}>
              <Text style={styles.issuer}>
                {drawnLetters(`${club.legalName} · ${club.address}`)} · P. IVA {club.vatNumber}
              </Text>
              <Text>Rilasciato il {formatLongDateIt(now)}</Text>
            </View>
          </View>
        </View>
      </Page>
    </Document>
  )
}
