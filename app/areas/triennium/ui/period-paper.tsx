import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { drawPaper, NAME_FAMILY } from '#platform/paper/draw-paper.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { drawnLetters } from '#platform/pure/letters.ts'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { CREDIT_KIND_WORDS, ONLY_AN_INDICATION, REGISTER_URL } from '../model.ts'
import type { PeriodPicture } from '../picture-context.server.ts'

const styles = StyleSheet.create({
  page: { padding: 44, fontSize: 10, fontFamily: NAME_FAMILY, color: '#16222e' },
  title: { fontSize: 18, fontFamily: 'Helvetica-Bold' },
  lead: { marginTop: 6, color: '#4a5866' },
  head: { marginTop: 20, marginBottom: 6, fontSize: 12, fontFamily: 'Helvetica-Bold' },
  row: { flexDirection: 'row', paddingVertical: 4, borderBottomWidth: 0.5, borderBottomColor: '#c3ccd5' },
  day: { width: 66 },
  grow: { flex: 1, paddingRight: 8 },
  source: { width: 84 },
  number: { width: 56, textAlign: 'right' },
  foot: { position: 'absolute', left: 44, right: 44, bottom: 26, color: '#4a5866', fontSize: 8.5 },
})

type Parts = { person: string; clubName: string; on: Date }

/** LRN-030. A period as a paper: obligation with its steps, what is the club's, what is declared. */
export async function drawSummary(picture: PeriodPicture, { person, clubName, on }: Parts): Promise<Buffer> {
  const { name, obligation, credits, insured } = picture
  return drawPaper(
    <Document title={`Crediti ECM ${name}`} author={clubName} language="it">
      <Page size="A4" style={styles.page}>
        <Text style={styles.title}>Crediti ECM del triennio {name}</Text>
        <Text style={styles.lead}>
          {drawnLetters(person)} · {drawnLetters(clubName)}, {formatDateIt(on)}
        </Text>
        <Text style={styles.head}>Obbligo</Text>
        {obligation.steps.map(({ words, credits: step }) => (
          <View key={words} style={styles.row} wrap={false}>
            <Text style={styles.grow}>{drawnLetters(words)}</Text>
            <Text style={styles.number}>{step < 0 ? `-${tenthInWords(-step)}` : tenthInWords(step)}</Text>
          </View>
        ))}
        <View style={styles.row} wrap={false}>
          <Text style={styles.grow}>Il tuo obbligo</Text>
          <Text style={styles.number}>{tenthInWords(obligation.credits)}</Text>
        </View>
        <Text style={styles.head}>
          Crediti: {tenthInWords(credits.total)} ({tenthInWords(credits.club)} del Club,{' '}
          {tenthInWords(credits.declared)} dichiarati)
        </Text>
        {credits.items.map((item) => (
          <View key={item.id} style={styles.row} wrap={false}>
            <Text style={styles.day}>{formatDateIt(item.day)}</Text>
            <Text style={styles.grow}>
              {drawnLetters([item.title, item.provider].filter(Boolean).join(', '))}
              {item.source === 'declared' ? ` (${CREDIT_KIND_WORDS[item.kind]})` : ''}
            </Text>
            <Text style={styles.source}>{item.source === 'club' ? 'Del Club' : 'Dichiarati'}</Text>
            <Text style={styles.number}>
              {tenthInWords(item.counted)}
              {item.counted < item.credits ? ` di ${tenthInWords(item.credits)}` : ''}
            </Text>
          </View>
        ))}
        <Text style={{ marginTop: 16 }}>{insured}</Text>
        <Text style={styles.foot} fixed>
          {ONLY_AN_INDICATION} {REGISTER_URL}
        </Text>
      </Page>
    </Document>,
  )
}
