import type { FullCourse } from '../full-course.ts'
import { sleepDisordersQuestions } from '../questions/disturbi-sonno.ts'

export const sleepDisorders: FullCourse = {
  title: 'Disturbi del sonno: dalla storia alla terapia',
  lessons: [
    {
      kind: 'text',
      title: 'L’insonnia che dura',
      durationSeconds: 57,
      paragraphs: [
        'L’insonnia è difficoltà ad addormentarsi, a restare addormentati o risveglio precoce, con conseguenze di giorno, nonostante un’occasione adeguata di dormire. È cronica quando accade almeno tre notti alla settimana per tre mesi. Senza conseguenze di giorno non è insonnia: c’è chi dorme sei ore e sta bene.',
        'La storia si raccoglie con un diario di due settimane: ora di coricarsi, di spegnere, tempo per addormentarsi, risvegli, ora di alzarsi, sonnellini, caffè, alcol, farmaci. Si cercano dolore, ansia, depressione, turni, cortisone, betabloccanti, decongestionanti, diuretici presi la sera.',
        'La terapia di prima scelta a ogni età è cognitivo-comportamentale. Contiene quattro mosse: restringere il tempo a letto al tempo realmente dormito, ma non sotto cinque ore; andare a letto solo con il sonno e alzarsi se dopo circa venti minuti non arriva; correggere le idee che tengono svegli; rilassarsi. L’igiene del sonno da sola non basta.',
        'I farmaci sono per periodi brevi, di regola non oltre quattro settimane. Nell’anziano benzodiazepine e farmaci Z aumentano cadute e confusione. Gli antistaminici da banco non sono una soluzione.',
      ],
    },
    {
      kind: 'slides',
      title: 'Apnee e gambe senza riposo',
      durationSeconds: 68,
      paragraphs: [
        'Apnee ostruttive: russamento, pause viste da chi dorme accanto, sonnolenza di giorno, risvegli con soffocamento, nicturia, mal di testa al mattino. Il questionario STOP-Bang ha otto voci: da 3 in su il rischio è intermedio, da 5 alto.',
        'La sonnolenza si misura con la scala di Epworth: sopra 10 punti su 24 è eccessiva. Chi si addormenta alla guida non guida finché non è curato.',
        'La diagnosi è la poligrafia notturna, anche a casa. L’indice di apnee e ipopnee: da 5 a 14 lieve, da 15 a 29 moderato, da 30 grave. La terapia più efficace nelle forme moderate e gravi è la pressione positiva continua (CPAP); funziona solo se la si usa, almeno quattro ore a notte.',
        'Calo di peso, posizione sul fianco, niente alcol la sera, apparecchi di avanzamento mandibolare per le forme lievi o per chi non tollera la CPAP. Le benzodiazepine peggiorano le apnee.',
        'Gambe senza riposo: bisogno di muovere le gambe, peggio a riposo, peggio la sera, meglio con il movimento. Si misura la ferritina: sotto 75 microgrammi per litro si dà ferro.',
        'Antistaminici, metoclopramide e molti antidepressivi le peggiorano. I dopamino-agonisti possono, con il tempo, anticipare e aggravare i sintomi (augmentation): oggi si preferiscono spesso gabapentin o pregabalin.',
      ],
    },
    {
      kind: 'text',
      title: 'Chi curare, chi inviare',
      durationSeconds: 54,
      paragraphs: [
        'Tre storie. Lucia, 45 anni, dorme male da quando ha cambiato lavoro: insonnia cronica, terapia cognitivo-comportamentale, anche in gruppo o digitale, e un rientro a sei settimane. Piero, 58 anni, camionista, russa e si è addormentato al semaforo: poligrafia in tempi brevi, sospensione della guida, e la spiegazione delle norme sulla patente, che chiedono una valutazione specifica a chi ha apnee moderate o gravi con sonnolenza. Rosa, 71 anni, non riesce a stare ferma sulla poltrona: ferritina 28, ferro, revisione dei farmaci.',
        'Si invia al centro del sonno chi ha sonnolenza grave senza una spiegazione, chi perde il tono muscolare con le emozioni (cataplessia, tipica della narcolessia), chi urla e si agita nel sonno sognando: il disturbo comportamentale del sonno REM può precedere di anni una malattia di Parkinson, e intanto va resa sicura la stanza.',
        'Chi lavora di notte ha bisogno di un piano e non di una pillola: sonnellino prima del turno, luce nelle prime ore, occhiali scuri al ritorno.',
      ],
    },
  ],
  questions: sleepDisordersQuestions,
}
