import { DESK } from '#backoffice/desk.ts'

/** Where staff work. The galleries are long, and journeys of their own look at them. */
export const STAFF_PAGES = [
  '/redazione',
  ...DESK.map(({ path }) => path),
  ...['', '/corsi', '/dati', '/abbonamento', '/portafogli', '/accesso'].map(
    (part) => `/redazione/iscritti/1003${part}`,
  ),
  '/redazione/iscritti?tipo=PREMIUM&provincia=non:MI&stipendio=alto',
  '/redazione/iscritti?tipo=PREMIUM&campo=corso',
  '/redazione/esporta/iscritti?tipo=PREMIUM',
  '/redazione/file-usciti',
  '/redazione/iscritti/etichette',
  '/redazione/iscritti/1003/etichette',
  '/redazione/barra/nuovo',
  '/redazione/avvisi/nuovo',
  '/redazione/convenzioni/offerte/nuova',
  '/redazione/convenzioni/negozi/1',
  '/redazione/convenzioni/vetrina',
  '/redazione/convenzioni/file',
  '/redazione/cause/nuova?iscritto=1003',
  '/redazione/viaggi/nuovo',
  '/redazione/noleggio/alba-mini-1-0',
  '/redazione/video-tutorial/codice-sconto',
  '/redazione/club/aspetto',
  '/redazione/numeri/formazione/26',
  '/redazione/numeri/avvisi',
  '/redazione/numeri/segmenti',
  '/redazione/piani/professione',
  '/redazione/fedelta/read',
  '/redazione/premi/buono-libri-da-10/codici',
  '/redazione/piani/professione/listini/nuovo',
]
