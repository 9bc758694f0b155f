import type { FullCourse } from '../full-course.ts'
import { therapySheetQuestions } from '../questions/scheda-unica-terapia.ts'

export const therapySheet: FullCourse = {
  title: 'La scheda unica di terapia',
  lessons: [
    {
      kind: 'text',
      title: 'Una scheda, una sola verità',
      durationSeconds: 52,
      paragraphs: [
        'La scheda unica di terapia è il documento in cui il medico prescrive e l’infermiere registra la somministrazione. Unica vuol dire che non si trascrive: ogni trascrizione è un’occasione di errore. Fa parte della cartella clinica e ne ha il valore.',
        'Ogni prescrizione è completa quando ha otto elementi: paziente, data e ora, farmaco (meglio il principio attivo), forma, dose, via, orario o frequenza, firma di chi prescrive. Il «al bisogno» da solo non è una prescrizione: si scrivono il sintomo, la dose, l’intervallo minimo e la dose massima nelle 24 ore. Esempio: paracetamolo 1 g per bocca se il dolore è 4 o più, non prima di sei ore, massimo 3 g al giorno.',
        'Allergie e peso stanno in testa, sempre compilati: «nessuna nota» è una risposta, lo spazio vuoto no. La sospensione si scrive con data, ora e firma; non si cancella, non si usa il bianchetto: si traccia una riga che lascia leggere.',
      ],
    },
    {
      kind: 'slides',
      title: 'Quattro esercizi',
      durationSeconds: 43,
      paragraphs: [
        'Caso 1. «Furosemide 25 mg 1 cp». Manca la via, mancano gli orari. Chi riceve una prescrizione incompleta chiama: interpretare è prescrivere.',
        'Caso 2. «Eparina 5000 U ogni 8 h». La U si legge zero: si scrive per intero «unità internazionali».',
        'Caso 3. Il paziente rifiuta l’antipertensivo. Non si lascia la casella vuota: si scrive il codice di mancata somministrazione, il motivo, e si avvisa il medico.',
        'Caso 4. Alle 8.05 la terapia è firmata per tutti, ma il carrello è alla seconda stanza. Si firma dopo ogni somministrazione, letto per letto: la firma prima del gesto è un falso e un rischio.',
        'Ora giusta: molti farmaci hanno una tolleranza di un’ora. I tempi critici no: insulina rapida con il pasto, antibiotico della sepsi, farmaci per il Parkinson.',
      ],
    },
  ],
  questions: therapySheetQuestions,
}
