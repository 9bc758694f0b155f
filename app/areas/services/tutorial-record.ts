import { film, line, optional, text, tick } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { duration } from '#platform/records/time-fields.ts'

const ABOUT = 'Il video tutorial'
const FILM = 'Il filmato'
/** A film of ours: sent at the desk, or one the club was born with. */
const OWN = /^\/(?:files|api\/Servizi\/VideoTutorial)\/[^\s\\?#]+$/

/** SRV-019, SRV-020. A film that explains the club. */
export const tutorial = defineRecord({
  name: 'tutorial',
  path: '/redazione/video-tutorial',
  permission: 'contents.write',
  words: {
    title: 'Video tutorial',
    one: 'video tutorial',
    many: 'video tutorial',
    gender: 'm',
    order: 'nell’ordine in cui li trovano gli iscritti',
  },
  place: {
    part: 'reading',
    isFolded: true,
    text: 'I filmati che spiegano il Club: caricarli con i sottotitoli, dire chi li guarda, metterli in ordine.',
    icon: 'video',
  },
  fields: {
    title: line({
      title: 'Titolo',
      group: ABOUT,
      isWide: true,
      min: 3,
      max: 120,
      wrong: 'Scrivi il titolo: da 3 a 120 caratteri.',
    }),
    abstract: text({
      title: 'La frase della scheda',
      group: ABOUT,
      rows: 2,
      min: 10,
      max: 200,
      wrong: 'Scrivi la frase della scheda: da 10 a 200 caratteri.',
    }),
    content: text({
      title: 'Che cosa si impara',
      group: ABOUT,
      help: 'Sotto il filmato, mentre si guarda.',
      min: 10,
      max: 400,
      wrong: 'Scrivi che cosa si impara: da 10 a 400 caratteri.',
    }),
    durationSeconds: duration({
      title: 'Durata',
      formName: 'length',
      group: ABOUT,
      help: 'Minuti e secondi, per esempio 0:45.',
      maxSeconds: 60 * 60,
      wrong: 'Scrivi minuti e secondi, per esempio 0:45, fino a un’ora.',
    }),
    isPreview: tick({
      title: 'È un’anteprima: la guarda ogni iscritto, anche chi non è Premium',
      group: ABOUT,
      isWide: true,
    }),
    videoUrl: optional(film({ title: 'Filmato', group: FILM, kind: 'film', own: OWN })),
    captionsUrl: optional(film({ title: 'Sottotitoli', group: FILM, kind: 'captions', own: OWN })),
  },
  address: 'asked',
  title: ({ title }) => title,
  list: {
    columns: [
      'durationSeconds',
      { key: 'film', title: 'Filmato', say: ({ videoUrl }) => (videoUrl ? 'Sì' : 'Da caricare') },
      { key: 'viewers', title: 'Chi lo guarda', say: ({ isPreview }) => (isPreview ? 'Ogni iscritto' : 'Premium') },
    ],
    search: ['title', 'abstract'],
  },
  publishes: true,
  isOrdered: true,
  picture: {
    side: 1280,
    column: 'previewImage',
    title: 'Copertina',
    help: 'PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club.',
  },
  openAt: () => '/servizi/video-tutorial',
  tidy: (values) => ({ ...values, captionsUrl: values.videoUrl && values.captionsUrl }),
  check: ({ videoUrl, captionsUrl }, { isShown }) => ({
    ...(isShown && !videoUrl && { videoUrl: 'Per pubblicarlo carica il filmato.' }),
    ...(videoUrl && !captionsUrl && { captionsUrl: 'Un filmato ha sempre i sottotitoli: caricali in WebVTT.' }),
  }),
})
