import type { NewItem } from '#areas/content/article-commands.server.ts'
import { readCategories } from './item-files.ts'
import { access, written } from './seed-item.ts'

const SUBJECTS = [
  'ipertensione',
  'diabete',
  'asma',
  'cefalea',
  'consenso',
  'contratti',
  'vaccini',
  'dolore',
  'nutrizione',
  'privacy',
  'turni',
  'antibiotici',
]
const ANGLES = [
  'quello che cambia',
  'le domande frequenti',
  'un caso dalla pratica',
  'gli errori da evitare',
  'una revisione',
  'il parere dell’esperto',
]
const SENTENCES = [
  'I dati raccolti nei centri italiani confermano l’andamento degli ultimi anni.',
  'La scelta si fa insieme alla persona, dopo averle spiegato benefici e limiti.',
  'Nella pratica il passaggio più trascurato resta la rivalutazione a distanza.',
  'Le società scientifiche raccomandano di documentare ogni decisione in cartella.',
  'L’aderenza migliora quando le istruzioni sono scritte e consegnate.',
]

/** One more invented item per unit of scale, up to a hundred thousand: enough to see whether a listing slows down. */
const MOST = 100_000

export function manyItems(scale: number): NewItem[] {
  const categories = readCategories()
  return Array.from({ length: Math.min(scale, MOST) }, (_, index) => {
    const subject = SUBJECTS[index % SUBJECTS.length] ?? ''
    const angle = ANGLES[Math.floor(index / SUBJECTS.length) % ANGLES.length] ?? ''
    const text = SENTENCES.map((_sentence, at) => `<p>${SENTENCES[(index + at) % SENTENCES.length]}</p>`).join('')
    return written({
      slug: `${subject}-archivio-${index + 1}`,
      title: `${subject[0]?.toUpperCase()}${subject.slice(1)}: ${angle} (${index + 1})`,
      abstract: `Dall’archivio: ${subject}, ${angle}.`,
      category: categories[index % categories.length]?.slug ?? 'clinica-e-terapia',
      access: (Object.keys(access) as (keyof typeof access)[])[index % 4],
      published: archiveDay(index),
      topics: [subject],
      body: text,
    })
  })
}

/** Ten a day, going back from the last day of the year before the written ones. */
function archiveDay(index: number): string {
  return new Date(Date.UTC(2025, 11, 31 - Math.floor(index / 10))).toISOString().slice(0, 10)
}
