import type { FullCourse } from '../full-course.ts'
import { longCovidQuestions } from '../questions/long-covid.ts'

export const longCovid: FullCourse = {
  title: 'Long Covid: valutare e accompagnare',
  lessons: [
    {
      kind: 'text',
      title: 'Riconoscere senza inseguire',
      durationSeconds: 46,
      paragraphs: [
        'Si parla di condizione post Covid quando i sintomi compaiono di solito entro tre mesi dall’infezione, durano almeno due mesi e non hanno un’altra spiegazione. Stanchezza, affanno, difficoltà di concentrazione, dolori, palpitazioni, disturbi del sonno, olfatto alterato sono i più riferiti; vanno e vengono.',
        'Il segno che orienta di più è il malessere dopo lo sforzo: un peggioramento che arriva da 12 a 48 ore dopo un’attività fisica o mentale anche piccola e dura giorni. Va chiesto in modo esplicito, perché cambia la riabilitazione.',
        'La vaccinazione riduce, senza annullarla, la probabilità di averlo. Può colpire anche chi ha avuto una malattia lieve, e i bambini, meno spesso.',
        'Credere alla persona è il primo atto clinico. «Gli esami sono normali, quindi non ha nulla» chiude la porta. «Gli esami escludono danni gravi, e i suoi sintomi sono veri» la apre.',
      ],
    },
    {
      kind: 'slides',
      title: 'Esami utili e inutili',
      durationSeconds: 47,
      paragraphs: [
        'Per tutti: storia, esame obiettivo, saturazione a riposo e dopo uno sforzo breve (il test della sedia in un minuto), pressione e frequenza da sdraiati e dopo dieci minuti in piedi.',
        'Esami di base: emocromo, proteina C reattiva, funzione di rene e fegato, glicemia, TSH, ferritina, B12 se indicata. Elettrocardiogramma se ci sono palpitazioni o dolore.',
        'Un aumento della frequenza di 30 battiti o più entro dieci minuti in piedi, senza calo di pressione, fa pensare alla tachicardia posturale ortostatica (POTS).',
        'Affanno che dura oltre tre mesi: radiografia e spirometria con diffusione. Il D-dimero a distanza non serve a escludere un’embolia in chi non ha sintomi sospetti.',
        'Inutili di routine: dosaggi ripetuti di anticorpi, tamponi di controllo, TAC in chi sta migliorando, pannelli estesi di autoimmunità.',
        'Bandiere rosse, da inviare subito: dolore toracico nuovo, desaturazione, sincope, deficit neurologico, dimagrimento, idee di suicidio.',
      ],
    },
    {
      kind: 'text',
      title: 'Ripresa graduale e lavoro',
      durationSeconds: 59,
      paragraphs: [
        'Senza malessere dopo lo sforzo la ripresa è graduale, a piccoli passi, con forza e fiato, guidata dai sintomi. Con malessere dopo lo sforzo l’esercizio a carichi crescenti fissi può peggiorare: si usa il pacing, cioè dividere, alternare, riposare prima di essere stanchi, restare sotto la propria soglia.',
        'L’affanno senza danno polmonare spesso è un respiro disfunzionale: la fisioterapia respiratoria rieduca. Per l’olfatto si propone l’allenamento: quattro odori, due volte al giorno, per mesi. La nebbia mentale si accompagna con strategie concrete: una cosa per volta, pause, appunti; si curano sonno, umore, dolore.',
        'Nella POTS: acqua, sale se non controindicato, calze compressive, esercizi da sdraiati; i farmaci con lo specialista.',
        'Il supporto psicologico aiuta a convivere e non significa che la causa sia psicologica.',
        'Al lavoro si torna a gradi: orario ridotto, pause, lavoro da casa, mansioni diverse, con il medico competente. Una data fissa di rientro pieno, data troppo presto, è una ricaduta programmata. Nella maggior parte delle persone i sintomi migliorano con i mesi; il piano si rivede ogni quattro-otto settimane, con un solo riferimento.',
      ],
    },
  ],
  questions: longCovidQuestions,
}
