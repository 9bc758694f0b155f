import type { FullCourse } from '../full-course.ts'
import { healthLiabilityQuestions } from '../questions/responsabilita-legge-24.ts'

export const healthLiability: FullCourse = {
  title: 'La responsabilità sanitaria dopo la legge 24 del 2017',
  lessons: [
    {
      kind: 'ebook',
      title: 'Struttura e professionista',
      durationSeconds: 52,
      paragraphs: [
        'La legge 24 del 2017, detta Gelli-Bianco, distingue due responsabilità civili. La struttura, pubblica o privata, risponde a titolo contrattuale: il paziente prova il contratto e il danno, con il nesso causale; la struttura deve provare di aver adempiuto, o che l’inadempimento non dipende da lei. Il termine di prescrizione è dieci anni.',
        'Il professionista che lavora nella struttura, anche in libera professione intramuraria o in telemedicina, risponde di regola a titolo extracontrattuale, secondo l’articolo 2043 del codice civile: è il paziente che deve provare la colpa, e la prescrizione è cinque anni. Fa eccezione chi ha assunto un’obbligazione propria con il paziente: il libero professionista nel suo studio risponde a titolo contrattuale.',
        'La legge chiede al paziente di tentare una conciliazione prima del processo: un accertamento tecnico preventivo, previsto dall’articolo 696-bis del codice di procedura civile, oppure la mediazione. Il collegio dei consulenti, un medico legale e uno o più specialisti, spesso chiude lì la lite.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Colpa penale e linee guida',
      durationSeconds: 54,
      paragraphs: [
        'L’articolo 590-sexies del codice penale dice che, se l’evento si è verificato per imperizia, la punibilità è esclusa quando sono rispettate le raccomandazioni delle linee guida pubblicate secondo la legge o, in mancanza, le buone pratiche clinico-assistenziali, sempre che siano adeguate alle specificità del caso.',
        'Le Sezioni unite della Cassazione, nel 2017 con la sentenza Mariotti (depositata nel 2018), hanno precisato: non è punibile l’imperizia lieve nell’esecuzione, quando la linea guida scelta era quella giusta. Restano punibili negligenza e imprudenza, anche lievi, e l’imperizia grave. Scegliere la linea guida sbagliata per quel paziente non è coperto.',
        'Le linee guida che contano sono quelle accreditate nel Sistema nazionale linee guida, gestito dall’Istituto superiore di sanità. Non sono ordini: chi se ne discosta per le specificità del caso lo scrive e lo motiva in cartella. La cartella che spiega il ragionamento è la difesa migliore.',
        'Anche il giudice civile, nel determinare il risarcimento, tiene conto della condotta del professionista rispetto alle linee guida.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Rivalsa, assicurazione, trasparenza',
      durationSeconds: 64,
      paragraphs: [
        'Se la struttura risarcisce può rivalersi sul professionista solo per dolo o colpa grave. Per chi lavora nel pubblico l’azione spetta alla Corte dei conti, e l’importo, salvo il dolo, non supera il triplo della retribuzione lorda annua. La rivalsa si esercita entro un anno dal pagamento. Il professionista va informato dell’inizio del giudizio o delle trattative entro 45 giorni, altrimenti la rivalsa è preclusa.',
        'Le strutture hanno l’obbligo di assicurazione o di analoghe misure, comprese quelle per la copertura dei professionisti. Chi lavora nella struttura stipula a proprie spese una polizza per colpa grave; il libero professionista una polizza per la propria responsabilità. Il decreto ministeriale 232 del 2023 ha fissato i massimali minimi e le condizioni: tra queste la retroattività di almeno dieci anni e l’ultrattività di dieci anni in caso di cessazione definitiva dell’attività. Il paziente può agire direttamente contro l’assicuratore.',
        'Trasparenza: la direzione sanitaria fornisce la documentazione al paziente che la chiede entro sette giorni, e le integrazioni entro trenta. La struttura pubblica sul sito i risarcimenti degli ultimi cinque anni. I verbali e gli atti della gestione del rischio clinico non possono essere usati nei processi.',
      ],
    },
  ],
  questions: healthLiabilityQuestions,
}
