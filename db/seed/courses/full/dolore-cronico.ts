import type { FullCourse } from '../full-course.ts'
import { chronicPainQuestions } from '../questions/dolore-cronico.ts'

export const chronicPain: FullCourse = {
  title: 'Dolore cronico: una cassetta degli attrezzi',
  lessons: [
    {
      kind: 'ebook',
      title: 'Capire di che dolore si parla',
      durationSeconds: 49,
      paragraphs: [
        'Si chiama cronico il dolore che dura più di tre mesi. A quel punto spesso non è più il segnale di un danno: è una condizione con regole sue, in cui il sistema nervoso amplifica. Dirlo bene è già terapia, purché la persona non senta «è tutto nella sua testa».',
        '## Tre meccanismi',
        '- Nocicettivo: artrosi, infiammazione. Peggiora con il carico, migliora con il riposo.',
        '- Neuropatico: lesione o malattia del sistema somatosensoriale. Bruciore, scosse, formicolio, dolore al tocco leggero (allodinia). Il questionario DN4 aiuta: quattro punti o più su dieci lo fanno sospettare.',
        '- Nociplastico: sensibilità alterata senza danno evidente, come nella fibromialgia.',
        'Spesso i tre convivono. Oltre all’intensità si misura che cosa il dolore impedisce: dormire, lavorare, uscire. L’obiettivo della cura è la funzione. Una riduzione del 30 per cento del dolore è considerata rilevante; lo zero di solito non si raggiunge, e prometterlo delude.',
      ],
    },
    {
      kind: 'ebook',
      title: 'I farmaci: che cosa, a chi, per quanto',
      durationSeconds: 59,
      paragraphs: [
        'Nel dolore neuropatico sono di prima scelta gli antidepressivi triciclici a basse dosi, duloxetina e venlafaxina, gabapentin e pregabalin. Si sale piano e si giudica dopo qualche settimana alla dose efficace. Circa una persona su quattro o cinque ha un beneficio importante: se non c’è, si scala e si cambia, senza sommare.',
        'Nell’artrosi del ginocchio l’antinfiammatorio locale viene prima di quello per bocca. L’antinfiammatorio per bocca si usa alla dose minima e per il tempo minimo, guardando stomaco, rene e cuore. Il paracetamolo nel dolore cronico ha un effetto piccolo.',
        'Gli oppioidi, nel dolore cronico non oncologico, danno benefici modesti a breve termine e rischi crescenti con la dose: stipsi, sonnolenza, cadute, dipendenza. Se si provano si fissano prima obiettivo, durata e criterio di sospensione, e si evitano insieme le benzodiazepine. La stipsi si previene dal primo giorno con un lassativo, perché non dà tolleranza. Oltre 50 mg al giorno di equivalenti di morfina si rivaluta con particolare attenzione.',
        'La sospensione si fa per gradi: ridurre del 10 per cento ogni mese è un passo tollerato da molti.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Movimento, parole, gruppo',
      durationSeconds: 58,
      paragraphs: [
        'L’esercizio è il trattamento con le prove più solide in quasi ogni dolore cronico muscoloscheletrico. Non ce n’è uno migliore: vince quello che la persona farà. Si parte da poco e si cresce a tempo, non a dolore: «dieci minuti, anche nei giorni buoni non quindici».',
        'Dopo uno sforzo il dolore può aumentare senza che ci sia un danno. Chi lo sa non smette. La paura del movimento, la chinesiofobia, predice la disabilità meglio della radiografia.',
        'La terapia cognitivo-comportamentale riduce la catastrofizzazione e migliora l’umore e il sonno; quella fondata su accettazione e impegno lavora su ciò che si può fare anche con il dolore. La TENS può aiutare per brevi periodi, il massaggio dà sollievo che dura poco: sono aggiunte, non la cura.',
        'Si invia al centro specialistico quando il dolore resta intenso dopo due tentativi ben condotti, quando c’è il dubbio di una sindrome dolorosa regionale complessa, o quando gli oppioidi crescono senza risultato. La legge 38 del 2010 garantisce l’accesso alla terapia del dolore e impone di rilevarlo in cartella.',
      ],
    },
  ],
  questions: chronicPainQuestions,
}
