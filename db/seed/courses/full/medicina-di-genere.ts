import type { FullCourse } from '../full-course.ts'
import { genderMedicineQuestions } from '../questions/medicina-di-genere.ts'

export const genderMedicine: FullCourse = {
  title: 'Medicina di genere: organizzare servizi equi',
  lessons: [
    {
      kind: 'text',
      title: 'Sesso, genere, salute',
      durationSeconds: 51,
      paragraphs: [
        'Il sesso è biologia: cromosomi, ormoni, organi. Il genere è ciò che la società lega all’essere donna o uomo: lavoro, ruoli, attese, accesso alle cure. Tutti e due cambiano la malattia. La medicina di genere non è la medicina delle donne: è la medicina giusta per ciascuno, e riguarda anche gli uomini. La legge 3 del 2018, articolo 3, la introduce nella formazione e nella pratica, e il Piano del 2019 la organizza in quattro aree: percorsi, ricerca, formazione, comunicazione.',
        'Esempi. L’infarto nella donna si presenta più spesso con affanno, nausea, stanchezza, dolore alla schiena; il dolore al petto c’è ancora nella maggioranza, ma il ritardo nella diagnosi è maggiore. L’osteoporosi nell’uomo si cerca poco, eppure dopo una frattura di femore l’uomo muore più spesso. La depressione nell’uomo può mostrarsi come irritabilità, rischio, alcol; il suicidio è più frequente negli uomini, i tentativi nelle donne. Le malattie autoimmuni colpiscono in gran parte le donne.',
      ],
    },
    {
      kind: 'slides',
      title: 'Farmaci e ricerca',
      durationSeconds: 46,
      paragraphs: [
        'Per decenni gli studi hanno arruolato soprattutto uomini. Le donne hanno circa una volta e mezza o due le reazioni avverse degli uomini.',
        'Zolpidem: la donna lo elimina più lentamente. Nel 2013 l’agenzia americana ha dimezzato la dose iniziale per le donne.',
        'QT lungo: le donne hanno un intervallo più lungo e un rischio maggiore di torsione di punta con alcuni antiaritmici, antibiotici e antipsicotici.',
        'Vaccini: le donne producono in media più anticorpi e hanno più effetti locali.',
        'Dati disaggregati: ogni tabella divisa per sesso. Una media che nasconde due popolazioni diverse è un errore.',
        'Analisi: non basta arruolare, bisogna confrontare. Uno studio che non ha abbastanza donne non può dire nulla su di loro.',
        'Dispositivi e prove: i manichini degli incidenti e le protezioni respiratorie sono stati pensati su corpi maschili. Un facciale che non aderisce non protegge.',
      ],
    },
    {
      kind: 'text',
      title: 'Cambiare un servizio',
      durationSeconds: 52,
      paragraphs: [
        'Si comincia da una domanda sola, con i dati che ci sono. In un pronto soccorso: quanto passa tra l’arrivo e l’elettrocardiogramma, per donne e uomini sopra i 50 anni con dolore o affanno? Se la differenza è di dodici minuti si guarda il triage: le parole usate, la scheda, chi accompagna. Si cambia una riga («affanno o nausea improvvisi: elettrocardiogramma entro dieci minuti») e si rimisura dopo tre mesi.',
        'Gli orari sono una scelta clinica: un ambulatorio aperto solo al mattino perde chi lavora e chi assiste, che è più spesso donna. Un consultorio che non accoglie i padri li perde.',
        'La violenza di genere si cerca con domande dirette, da soli, in un luogo riservato; il numero 1522 è attivo ogni giorno, a ogni ora.',
        'Le persone transgender evitano le cure per paura di essere derise: il nome scelto, una domanda rispettosa su come rivolgersi, screening in base agli organi presenti, non al documento.',
      ],
    },
    {
      kind: 'text',
      title: 'Leggere i dati senza stereotipi',
      durationSeconds: 43,
      paragraphs: [
        'Due errori opposti. Ignorare la differenza, trattando tutti come l’uomo di settanta chili. Esagerarla, spiegando con il genere ciò che dipende dall’età, dal reddito o dalla scuola. Si controlla sempre che cosa c’è sotto: una donna di 80 anni sola non sta peggio perché donna, ma perché sola, povera e con meno aiuti.',
        'L’intersezionalità è questo: gli svantaggi si moltiplicano. Donna, straniera, con un lavoro a ore e senza patente: il servizio che funziona per lei funziona per tutti.',
        'L’ageismo somiglia: «alla sua età» chiude una diagnosi.',
        'Chi organizza tiene tre numeri divisi per sesso: tempi, trattamenti appropriati, esiti. E una domanda in ogni riunione: a chi non siamo arrivati? La risposta di solito non è nei dati che abbiamo già, perché chi non è arrivato non è stato contato.',
      ],
    },
  ],
  questions: genderMedicineQuestions,
}
