import type { FullCourse } from '../full-course.ts'
import { hospitalFallsQuestions } from '../questions/cadute-ospedale.ts'

export const hospitalFalls: FullCourse = {
  title: 'Cadute in ospedale: valutare e prevenire',
  lessons: [
    {
      kind: 'ebook',
      title: 'Valutare senza illudersi',
      durationSeconds: 56,
      paragraphs: [
        'Le cadute sono tra gli eventi avversi più segnalati in ospedale. Circa una su quattro provoca una lesione, una piccola parte una frattura o un trauma cranico. La caduta non è un incidente della vecchiaia: quasi sempre è la somma di fattori che si potevano vedere.',
        'Le scale di rischio, come Morse, Conley o Stratify, danno un numero. Da sole non prevengono nulla: le linee guida del NICE e quelle mondiali del 2022 sconsigliano di affidarsi al punteggio e chiedono di guardare i fattori di ogni persona. Si considerano a rischio, in ospedale, tutti gli ultrasessantacinquenni e i più giovani con una condizione che lo aumenta.',
        '## Che cosa si cerca',
        '- Una caduta nell’ultimo anno: è il segnale più forte.',
        '- Equilibrio e passo: il Timed Up and Go, con 12 secondi o più.',
        '- Confusione, in particolare un delirium.',
        '- Urgenza urinaria e nicturia: molte cadute avvengono andando in bagno.',
        '- Pressione in piedi, vista, piedi e scarpe.',
        '- Farmaci: benzodiazepine, antipsicotici, antidepressivi, oppioidi, antipertensivi.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Prevenire: che cosa funziona',
      durationSeconds: 42,
      paragraphs: [
        'Funziona l’intervento fatto di più parti e cucito sulla persona: rivedere i farmaci, trattare il delirium, accompagnare in bagno a orari, esercizi di forza ed equilibrio, occhiali e ausili a portata di mano. L’educazione del paziente capace, fatta a tu per tu, riduce le cadute; il foglio lasciato sul comodino no.',
        'L’ambiente: letto basso con freni inseriti, campanello raggiungibile, luce notturna, pavimento asciutto, percorso libero fino al bagno. Le calze antiscivolo da sole non hanno prove. Gli allarmi da letto, negli studi, non riducono le cadute.',
        'Le spondine alzate in chi è confuso fanno cadere da più in alto: sono un mezzo di contenzione. La contenzione fisica non previene le cadute e ne aggrava gli esiti; è un atto eccezionale, motivato, prescritto, controllato e limitato nel tempo.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Dopo una caduta',
      durationSeconds: 45,
      paragraphs: [
        'Non si solleva subito. Si guarda: coscienza, dolore, deformità, un arto accorciato e ruotato all’esterno (frattura di femore), ferite alla testa. Si misurano i parametri e la glicemia. Se c’è stato un trauma cranico, o la caduta non è stata vista, si controlla lo stato neurologico a intervalli; in chi prende anticoagulanti la soglia per la TAC è bassa.',
        'Poi si racconta: ora, luogo, attività, calzature, luci, farmaci delle ultime ore, testimoni. Si scrive in cartella, si segnala, si avvisa la famiglia. La caduta con danno grave o morte è un evento sentinella: raccomandazione ministeriale n. 13.',
        'Un breve incontro del gruppo entro il turno, cinque minuti, risponde a una domanda: che cosa cambiamo oggi per lui? Chi cade una volta ricade: il piano si aggiorna il giorno stesso e viaggia con la lettera di dimissione.',
      ],
    },
  ],
  questions: hospitalFallsQuestions,
}
