import type { FullCourse } from '../full-course.ts'
import { respiratoryProtectionQuestions } from '../questions/protezione-respiratoria.ts'

export const respiratoryProtection: FullCourse = {
  title: 'Dispositivi di protezione respiratoria',
  lessons: [
    {
      kind: 'text',
      title: 'Scegliere',
      durationSeconds: 54,
      paragraphs: [
        'La mascherina chirurgica protegge soprattutto gli altri da chi la porta: è un dispositivo medico. I facciali filtranti FFP sono dispositivi di protezione individuale, e proteggono chi li indossa. FFP1 filtra almeno l’80 per cento, FFP2 il 94, FFP3 il 99. La perdita totale verso l’interno ammessa è 22, 8 e 2 per cento: la tenuta conta quanto il filtro.',
        'Primo bivio: stanza di un paziente con influenza, visita breve. Mascherina chirurgica e occhiali se tossisce. Secondo bivio: tubercolosi polmonare, morbillo, varicella, cioè trasmissione per via aerea. FFP2 prima di entrare. Terzo bivio: broncoscopia o intubazione in chi ha un’infezione respiratoria: FFP2 o meglio FFP3, occhiali o visiera, camice, guanti.',
        'La valvola di espirazione rende più comodo il facciale ma lascia uscire l’aria di chi lo porta: non si usa dove bisogna proteggere il paziente o un campo sterile.',
        'La prova di adattamento (fit test) dice se quel modello va bene per quel viso. La barba sotto il bordo lo rende inutile.',
      ],
    },
    {
      kind: 'slides',
      title: 'Indossare, togliere, buttare',
      durationSeconds: 46,
      paragraphs: [
        'Indossare: igiene delle mani, controllo della scadenza e degli elastici, elastico superiore alto sulla nuca, inferiore sotto le orecchie, stringinaso modellato con due mani.',
        'Prova di tenuta, ogni volta: mani attorno al bordo, si soffia o si inspira. Se l’aria esce di lato o appanna gli occhiali, si sistema. Se non tiene, si cambia modello.',
        'Togliere è il momento più pericoloso: prima guanti e camice, igiene delle mani, poi occhiali, infine il facciale, fuori dalla stanza, prendendo gli elastici da dietro, senza toccare il davanti. Igiene delle mani di nuovo.',
        'Quanto dura: si cambia se è bagnato, sporco, deformato, se si respira male, dopo una procedura con schizzi. «NR» sulla confezione vuol dire un solo turno, «R» riutilizzabile.',
        'Errori di ogni giorno: sotto il naso, abbassato sul collo, appeso al braccio, due mascherine chirurgiche al posto di un FFP2.',
      ],
    },
  ],
  questions: respiratoryProtectionQuestions,
}
