import type { FullCourse } from '../full-course.ts'
import { workplaceViolenceQuestions } from '../questions/aggressioni-personale.ts'

export const workplaceViolence: FullCourse = {
  title: 'Aggressioni al personale: prevenire e disinnescare',
  lessons: [
    {
      kind: 'video',
      title: 'Il turno di notte, fermato quattro volte',
      durationSeconds: 61,
      paragraphs: [
        'Ore 23.10. La sala d’attesa è piena, il monitor dei tempi è spento. Un uomo chiede per la terza volta quando tocca a sua moglie. Fermo immagine. Qui si poteva fare altro: dire, ogni mezz’ora, a tutti, quanto si aspetta e perché. L’attesa senza notizie è il primo combustibile.',
        'Ore 23.40. L’uomo alza la voce e batte la mano sul vetro. L’infermiera risponde: «Si calmi». Fermo immagine. «Si calmi» accende. Si abbassa la propria voce, si riconosce: «Vedo che è preoccupato per sua moglie. Mi dica che cosa la spaventa di più». I segni che precedono la violenza si vedono: passi avanti e indietro, pugni chiusi, sguardo fisso, frasi sempre più brevi.',
        'Ore 23.45. Sono soli, in fondo a un corridoio, lui tra lei e la porta. Fermo immagine. La distanza è almeno due braccia, di lato e non di fronte, mani visibili, via d’uscita dietro di sé. Il collega doveva essere lì dall’inizio.',
        'Ore 23.47. L’uomo afferra un’asta. Fermo immagine. A questo punto non si discute più: ci si allontana, si dà l’allarme, si chiama il 112. Nessun oggetto vale una frattura.',
      ],
    },
    {
      kind: 'text',
      title: 'Prima e dopo',
      durationSeconds: 58,
      paragraphs: [
        'La raccomandazione ministeriale n. 8 chiede a ogni struttura un programma: analisi del rischio, luci, vie di fuga, pulsanti di allarme, due operatori nei luoghi isolati, formazione. La legge 113 del 2020 ha istituito l’Osservatorio nazionale e aggravato le pene; il decreto-legge 137 del 2024, convertito in legge, ha previsto l’arresto obbligatorio in flagranza, anche differita, per le lesioni al personale sanitario e per i danneggiamenti in strutture sanitarie. Le lesioni al personale sono perseguibili d’ufficio.',
        'La maggior parte degli episodi è verbale e non viene segnalata: «fa parte del lavoro». Non ne fa parte. Ogni episodio si segnala, anche senza danno; quello fisico si denuncia all’INAIL come infortunio.',
        'Dopo, chi ha subìto ha bisogno di essere visitato, sostituito nel turno e ascoltato. Un incontro di gruppo entro pochi giorni e un aiuto psicologico offerto, non imposto, riducono l’abbandono. Si scrive la dinamica mentre è fresca: dove, chi, che cosa, che cosa ha preceduto.',
        'La violenza ha cause cliniche da non mancare: ipoglicemia, ipossia, delirium, astinenza, dolore. In quel caso la cura è la diagnosi.',
      ],
    },
  ],
  questions: workplaceViolenceQuestions,
}
