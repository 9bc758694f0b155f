import { film, line, lineList, optional, text, tick } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { day, duration } from '#platform/records/time-fields.ts'

const ABOUT = 'Il videoclip'
const SHOWN = 'Che cosa si vede'

/** CRS-015, CRS-018. A short film of something that is done, or its steps where there is no film. */
export const clip = defineRecord({
  name: 'clip',
  path: '/redazione/corsi/videoclip',
  permission: 'courses.write',
  words: { title: 'Videoclip', one: 'videoclip', many: 'videoclip', gender: 'm', order: 'dal più recente' },
  place: {
    under: { label: 'Corsi ECM', to: '/redazione/corsi' },
    text: 'I filmati brevi dei corsi, con i loro passi.',
    icon: 'play',
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
    description: text({
      title: 'La frase della scheda',
      group: ABOUT,
      rows: 2,
      min: 10,
      max: 200,
      wrong: 'Scrivi la frase della scheda: da 10 a 200 caratteri.',
    }),
    topic: line({
      title: 'Materia',
      group: ABOUT,
      min: 2,
      max: 60,
      wrong: 'Scrivi la materia, per esempio Cardiologia.',
    }),
    durationSeconds: duration({
      title: 'Durata',
      formName: 'length',
      group: ABOUT,
      help: 'Minuti e secondi, per esempio 3:04.',
      maxSeconds: 60 * 60,
      wrong: 'Scrivi minuti e secondi, per esempio 3:04, fino a un’ora.',
    }),
    publishedOn: day({ title: 'Pubblicato il', group: ABOUT, wrong: 'Scrivi il giorno di pubblicazione.' }),
    isHighlighted: tick({ title: 'È il videoclip del mese', group: ABOUT }),
    steps: lineList({
      title: 'I passi',
      group: SHOWN,
      help: 'Uno per riga, al massimo 12. Stanno accanto al filmato; senza filmato sono disegnati uno dopo l’altro.',
      rows: 8,
      most: 12,
      longest: 240,
      wrong: 'Un passo per riga: al massimo 12, ciascuno entro 240 caratteri.',
    }),
    // Sent at the desk or put in the site by whoever runs it: other companies' players would follow our members.
    videoPath: optional(
      film({
        title: 'Filmato',
        group: SHOWN,
        kind: 'film',
        own: /^\/(?![/\\])[^\s\\?#]+\.(?:webm|mp4)$/,
        wrong: 'Questo non è un filmato del Club: caricalo qui.',
      }),
    ),
    captionsPath: optional(
      film({ title: 'Sottotitoli', group: SHOWN, kind: 'captions', own: /^\/(?![/\\])[^\s\\?#]+\.vtt$/ }),
    ),
  },
  address: 'asked',
  title: ({ title }) => title,
  detail: ({ topic }) => topic,
  list: {
    columns: [
      'durationSeconds',
      'publishedOn',
      { key: 'film', title: 'Filmato', say: ({ videoPath }) => (videoPath ? 'Sì' : 'Passi disegnati') },
      { key: 'month', title: 'Del mese', say: ({ isHighlighted }) => (isHighlighted ? 'Sì' : '') },
    ],
    search: ['title', 'topic'],
    sort: '-publishedOn',
  },
  publishes: true,
  openAt: (id) => `/corsi-ecm-fad/videoclip/${id}`,
  tidy: (values) => ({ ...values, captionsPath: values.videoPath && values.captionsPath }),
  check: ({ videoPath, captionsPath, steps }) => ({
    ...(videoPath && !captionsPath && { captionsPath: 'Un filmato ha sempre i sottotitoli: caricali in WebVTT.' }),
    ...(!videoPath && steps.length === 0 && { steps: 'Scrivi i passi, o metti un filmato: la pagina mostra quelli.' }),
  }),
})
