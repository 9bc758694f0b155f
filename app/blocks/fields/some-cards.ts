import type { ContentCard, ContentType } from '#areas/content/article-model.ts'

const card = (slug: string, title: string, contentType: ContentType, abstract: string): ContentCard => ({
  id: `00000000-0000-4000-8000-${String(slug.length).padStart(12, '0')}`,
  slug,
  title,
  abstract,
  contentType,
  publicationDate: new Date('2026-11-14T08:00:00Z'),
  picture: { kind: 'drawing', key: slug, category: 'clinica' },
  category: { slug: 'clinica-e-terapia', label: 'Clinica e terapia' },
  topics: ['Linee guida'],
  useFlag: contentType === 'Modulo' ? 'isMODLEG' : contentType === 'Tool' ? 'isTOOLSCIENT' : null,
})

const LONG =
  'Un sommario che continua ben oltre le centocinquanta lettere che una scheda può mostrare, perché chi lo ha scritto non sapeva fermarsi e nessuno ha avuto il coraggio di dirglielo prima della stampa.'

/** Cards for the examples of the blocks that show contents. */
export const someNews: readonly ContentCard[] = [
  card('misurare-bene', 'Ipertensione: misurare bene la pressione', 'Articolo', 'Bracciale, riposo, più misure.'),
  card('vaccino', 'Vaccino antinfluenzale: a chi proporlo', 'News', 'Le categorie, i tempi, sei risposte.'),
  card('notte-in-pronto-soccorso', 'La notte in pronto soccorso, raccontata da chi la fa', 'Podcast', LONG),
  card(
    'guida',
    'Aprire uno studio: la guida, dal sopralluogo alla prima visita',
    'Guida',
    'L’elenco ordinato di quello che serve.',
  ),
]

export const someModules: readonly ContentCard[] = [
  card('consenso', 'Consenso informato a un trattamento sanitario', 'Modulo', 'Il modello di base, da adattare.'),
  card('delega-ritiro', 'Delega al ritiro di referti', 'Modulo', LONG),
]

export const someTools: readonly ContentCard[] = [
  card('scala-nrs', 'Scala numerica del dolore', 'Tool', 'Come si chiede, come si registra.'),
  card('red-flags-tasca', 'Promemoria dei segnali d’allarme', 'Tool', LONG),
]
