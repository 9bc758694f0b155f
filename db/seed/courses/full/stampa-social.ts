import type { FullCourse } from '../full-course.ts'
import { pressAndSocialQuestions } from '../questions/stampa-social.ts'

export const pressAndSocial: FullCourse = {
  title: 'Comunicare con la stampa e sui social',
  lessons: [
    {
      kind: 'text',
      title: 'L’intervista',
      durationSeconds: 53,
      paragraphs: [
        'Il telefono squilla: «Due minuti su quel focolaio in reparto». Primo esercizio: che cosa rispondi? Non «no comment», che suona come una colpa, e non la prima cosa che viene. Si risponde: «Di che testata, per che cosa, quando esce? La richiamo tra venti minuti». Poi si avverte l’ufficio stampa: chi lavora in una struttura parla a suo nome solo se autorizzato.',
        'Si preparano tre messaggi, ciascuno in una frase che starebbe in un titolo. Si scrivono anche le due domande peggiori, con la risposta. Nell’intervista si torna sempre ai tre: «Quello che è importante sapere è che…».',
        'Ufficiosamente non esiste: ciò che non si vuole leggere non si dice. Non si indovina: «Non ho questo dato, glielo faccio avere entro le sei» è una risposta autorevole. Non si ripete la parola sbagliata dell’intervistatore: alla domanda «è un disastro?» si dice ciò che è, non «non è un disastro».',
        'Un numero, un paragone, un consiglio pratico: il resto viene tagliato.',
      ],
    },
    {
      kind: 'slides',
      title: 'Il post e la crisi',
      durationSeconds: 53,
      paragraphs: [
        'Prima di pubblicare, quattro domande: è vero? Serve a qualcuno? Qualcuno è riconoscibile? Lo direi con il mio nome in sala d’attesa?',
        'Un paziente riconoscibile lo è anche senza nome: data, reparto, fotografia della stanza, un tatuaggio. Il racconto «divertente» del turno è la violazione più comune.',
        'Il consiglio individuale in un commento non si dà: si invita a rivolgersi al medico.',
        'Correggere una bufala: fatto, avviso dell’errore, perché è un errore, fatto. Senza link alla fonte falsa.',
        'Commenti ostili: una risposta gentile e breve, per chi legge in silenzio. Poi basta. Agli insulti non si risponde; si documentano e si segnalano.',
        'Crisi, prima ora: una persona sola parla. «È successo questo. Siamo vicini a chi è coinvolto. Stiamo facendo questo. Alle 18 vi aggiorniamo.» Alle 18 si aggiorna, anche senza novità.',
        'Le scuse dicono che cosa è andato male, a chi, e che cosa cambia. «Ci scusiamo se qualcuno si è sentito offeso» non è una scusa.',
      ],
    },
  ],
  questions: pressAndSocialQuestions,
}
