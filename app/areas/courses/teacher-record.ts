import { line, optional, text } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'

const WHO = 'Chi è'
const INTERESTS = 'Interessi dichiarati'
const PHOTO = 'La fotografia'

/** LRN-002. Who answers for the content of courses, and who teaches in them. */
export const teacher = defineRecord({
  name: 'teacher',
  path: '/redazione/corsi/docenti',
  permission: 'courses.write',
  words: { title: 'Docenti', one: 'docente', many: 'docenti', gender: 'm', order: 'in ordine alfabetico' },
  place: {
    under: { label: 'Corsi ECM', to: '/redazione/corsi' },
    text: 'Chi risponde dei contenuti dei corsi e chi insegna, con gli interessi dichiarati.',
    icon: 'users',
  },
  fields: {
    name: line({
      title: 'Nome e cognome',
      group: WHO,
      isWide: true,
      min: 3,
      max: 120,
      wrong: 'Scrivi nome e cognome: da 3 a 120 caratteri.',
    }),
    qualification: line({
      title: 'Qualifica',
      group: WHO,
      help: 'Per esempio: infermiera di famiglia e comunità.',
      min: 3,
      max: 120,
      wrong: 'Scrivi la qualifica: da 3 a 120 caratteri.',
    }),
    institution: line({
      title: 'Ente',
      group: WHO,
      help: 'Dove lavora, e in quale città.',
      min: 3,
      max: 160,
      wrong: 'Scrivi l’ente: da 3 a 160 caratteri.',
    }),
    biography: optional(
      text({ title: 'Biografia', group: WHO, max: 600, wrong: 'La biografia sta in 600 caratteri.' }),
    ),
    interests: optional(
      text({
        title: 'Interessi degli ultimi due anni',
        group: INTERESTS,
        help: 'Quello che ha dichiarato, o “Nessuno”. Finché manca, i suoi corsi non si aprono.',
        rows: 2,
        max: 600,
        wrong: 'La dichiarazione sta in 600 caratteri.',
      }),
    ),
    photoWords: optional(
      line({
        title: 'Che cosa mostra',
        group: PHOTO,
        help: 'Per chi non vede la fotografia; vuoto se oltre al volto non c’è niente da dire.',
        isWide: true,
        max: 160,
        wrong: 'Scrivi che cosa mostra in 160 caratteri.',
      }),
    ),
  },
  address: 'made',
  title: ({ name }) => name,
  detail: ({ qualification }) => qualification,
  list: {
    columns: [
      'institution',
      { key: 'declared', title: 'Interessi', say: ({ interests }) => interests ?? 'Da dichiarare' },
      { key: 'courses', title: 'Corsi', align: 'end', say: (_, { courses }) => String(courses) },
    ],
    search: ['name', 'qualification', 'institution'],
    sort: 'name',
  },
  picture: {
    side: 480,
    column: 'photoPath',
    title: 'Fotografia',
    help: 'PNG, JPEG o WebP, al massimo 8 MB. Senza, si vedono le iniziali.',
  },
})
