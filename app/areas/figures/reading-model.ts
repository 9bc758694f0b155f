import type { Figure } from './model.ts'

type Own = Pick<Figure, 'code' | 'name' | 'sentence' | 'formula' | 'splits'> & Partial<Figure>

const figure = (own: Own): Figure => ({
  unit: 'times',
  kind: 'flow',
  source: 'aperture contate dal server quando risponde',
  since: 'counters',
  permission: 'figures.read',
  good: 'up',
  page: 'reading',
  version: 1,
  ...own,
})

/** FIG-039, FIG-040. Openings and not people: nobody is recognised, so nobody knows how many they were. */
export const READING_FIGURES: readonly Figure[] = [
  figure({
    code: 'reading.opened',
    name: 'Aperture dei contenuti',
    sentence:
      'Quante volte è stata aperta la pagina di un contenuto: articolo, risorsa, corso, videoclip o calcolatore. Sono aperture, non persone.',
    formula:
      'Risposte del server con la pagina, senza programmi automatici, redazione, anteprime, pagine chieste in anticipo e risposte senza corpo.',
    splits: ['type', 'kind', 'content'],
  }),
  figure({
    code: 'reading.whole',
    name: 'Mostrati interi',
    sentence: 'Quante volte un contenuto aperto è stato mostrato per intero.',
    formula: 'Aperture senza paywall.',
    splits: ['type', 'kind', 'content'],
  }),
  figure({
    code: 'reading.stopped',
    name: 'Fermati dal paywall',
    sentence: 'Quante volte un contenuto aperto è stato mostrato con il paywall.',
    formula: 'Aperture con il paywall; quelle intere e queste fanno tutte le aperture.',
    splits: ['type', 'content', 'paywall'],
    good: 'neither',
  }),
  figure({
    code: 'reading.stopped-agreed',
    name: 'Fermati che hanno acconsentito',
    sentence: 'Quante volte il paywall è stato mostrato a un browser che ha acconsentito alle statistiche.',
    formula:
      'Aperture con il paywall che portano il consenso alle statistiche: dicono su quanti si conta ciò che segue.',
    splits: ['type', 'content'],
    good: 'neither',
  }),
  figure({
    code: 'reading.next',
    name: 'Che cosa hanno fatto dopo',
    sentence:
      'Che cosa ha fatto chi si è fermato al paywall: ha premuto l’invito o chiesto i piani e poi, nella stessa visita o entro 7 giorni con lo stesso browser, ha iniziato la prova o ha comprato. Solo per chi ha acconsentito alle statistiche.',
    formula: 'Passi per giorno in cui sono stati fatti, dal contenuto a cui ci si era fermati.',
    source: 'eventi di chi ha acconsentito alle statistiche',
    splits: ['next', 'type', 'content'],
  }),
]
