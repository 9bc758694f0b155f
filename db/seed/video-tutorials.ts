import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { VideoTutorial } from '#areas/services/model.ts'
import { hasVideoTutorials, insertTutorialFilms, insertVideoTutorials } from '#areas/services/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'

type Words = {
  slug: string
  title: string
  abstract: string
  content: string
  /** What is said at each of the three steps of the film. */
  steps: readonly [string, string, string]
  isPreview?: boolean
}

/** SRV-019. Twelve tutorials, each with a film of eight seconds made of its own words. */
const tutorials: readonly Words[] = [
  {
    slug: 'primo-accesso',
    title: 'Il primo accesso',
    abstract: 'Username, password e la tua area personale.',
    content: 'Dal login alla tua pagina: dove trovi corsi, risorse e servizi che hai già.',
    steps: [
      'Apri la pagina di accesso e scrivi username e password.',
      'Se hai dimenticato la password, la cambi da un link per e-mail.',
      'La tua area personale si apre dal menu con il tuo nome.',
    ],
    isPreview: true,
  },
  {
    slug: 'trovare-un-corso',
    title: 'Trovare il corso giusto',
    abstract: 'I filtri del catalogo ECM, in tre passaggi.',
    content:
      'Categoria, professione e crediti restano nell’indirizzo: puoi salvare la ricerca o mandarla a un collega.',
    steps: [
      'Apri Formazione e scegli la categoria.',
      'Aggiungi la tua professione e i crediti che ti servono.',
      'Apri la scheda: durata, crediti e scadenza sono in alto.',
    ],
    isPreview: true,
  },
  {
    slug: 'scaricare-attestato',
    title: 'Scaricare l’attestato',
    abstract: 'Dopo la prova finale, senza aspettare.',
    content: 'L’attestato è pronto appena superi la prova e compili il questionario di gradimento.',
    steps: [
      'Supera la prova finale del corso.',
      'Compila il questionario di gradimento.',
      'Scarica l’attestato da La mia formazione.',
    ],
  },
  {
    slug: 'chiedere-un-parere',
    title: 'Chiedere un parere legale',
    abstract: 'Tre pareri all’anno, in quindici giorni lavorativi.',
    content: 'La pagina dice quanti pareri ti restano e, dopo l’invio, il giorno entro cui ti rispondiamo.',
    steps: [
      'Apri Servizi legali e scegli Parere legale.',
      'Racconta i fatti e la domanda in poche righe.',
      'Leggi subito il giorno entro cui arriva la risposta.',
    ],
  },
  {
    slug: 'codice-sconto',
    title: 'Usare un codice sconto',
    abstract: 'Dal negozio alla cassa, copiando il codice.',
    content: 'Ogni offerta mostra le ultime tre lettere del codice: il resto si scopre quando lo ritiri.',
    steps: [
      'Cerca il negozio per nome o per categoria.',
      'Premi Ritira codice: si apre il codice intero.',
      'Copialo e incollalo alla cassa del negozio.',
    ],
    isPreview: true,
  },
  {
    slug: 'salvare-un-articolo',
    title: 'Salvare un articolo',
    abstract: 'La tua libreria, da leggere quando hai tempo.',
    content: 'Gli articoli salvati restano nella tua libreria anche se cambi telefono.',
    steps: [
      'Apri un articolo e premi il segnalibro.',
      'Lo ritrovi in La mia libreria.',
      'Premi di nuovo per toglierlo.',
    ],
  },
  {
    slug: 'usare-un-calcolatore',
    title: 'Usare un calcolatore',
    abstract: 'Un punteggio clinico in pochi tocchi.',
    content: 'I calcolatori dicono la fonte della formula e non conservano i dati che scrivi.',
    steps: [
      'Apri Risorse e scegli Calcolatori.',
      'Inserisci i valori: il risultato cambia subito.',
      'In fondo trovi la fonte e come leggere il numero.',
    ],
  },
  {
    slug: 'udienze-in-agenda',
    title: 'Le udienze nella tua agenda',
    abstract: 'Un file che ogni calendario sa leggere.',
    content: 'Da Le mie cause scarichi le udienze di una pratica e le aggiungi al calendario del telefono.',
    steps: [
      'Apri Le mie cause dal menu personale.',
      'Apri la pratica: le udienze compaiono sotto.',
      'Premi Aggiungi le udienze alla tua agenda.',
    ],
  },
  {
    slug: 'pubblicare-la-scheda',
    title: 'Pubblicare la tua scheda',
    abstract: 'La pagina con cui ti trovano pazienti e colleghi.',
    content: 'La scheda si salva mentre scrivi e si pubblica solo quando lo decidi tu.',
    steps: ['Apri La mia scheda e aggiungi la foto.', 'Scrivi titoli, sedi e orari.', 'Scegli chi la vede e pubblica.'],
  },
  {
    slug: 'prenotare-il-fitness',
    title: 'Gli ingressi in palestra',
    abstract: 'Tre ingressi gratuiti per te e la famiglia.',
    content: 'Scegli il centro della rete più vicino: gli ingressi arrivano per e-mail.',
    steps: [
      'Apri Fitness network dai servizi.',
      'Scegli il centro dall’elenco.',
      'Lascia i recapiti: gli ingressi arrivano per e-mail.',
    ],
  },
  {
    slug: 'fatture-e-pagamenti',
    title: 'Trovare una fattura',
    abstract: 'Tutte le fatture in una pagina.',
    content: 'Le fatture si scaricano in PDF; quelle da pagare sono in evidenza.',
    steps: [
      'Apri Fatture e pagamenti dall’area personale.',
      'Cerca la fattura per data.',
      'Scarica il PDF o paga con un tocco.',
    ],
  },
  {
    slug: 'cambiare-la-password',
    title: 'Cambiare la password',
    abstract: 'Un minuto, e le altre sessioni si chiudono.',
    content: 'Dopo il cambio puoi chiudere le sessioni aperte sugli altri dispositivi.',
    steps: [
      'Apri Sicurezza dall’area personale.',
      'Scrivi la password di ora e due volte la nuova.',
      'Chiudi le altre sessioni, se non le riconosci.',
    ],
  },
]

const FILM_SECONDS = 8
const STEP_SECONDS = 2.6

/** The films are read only by a club that has none: what a club has uploaded stays. */
export async function seedVideoTutorials(db: Db): Promise<void> {
  if ((await hasVideoTutorials(db)) || (await hasTrailOf(db, 'tutorial'))) return
  // From the project's folder, as the migrations: the built club runs from another one than this file's.
  const folder = path.resolve('db/seed/films')
  const films = await Promise.all(
    tutorials.map(async ({ slug, steps }) => ({
      slug,
      content: new Uint8Array(await readFile(path.join(folder, `${slug}.webm`))),
      captions: captionsOf(steps),
    })),
  )
  await db.transaction(async (tx) => {
    await insertVideoTutorials(tx, tutorials.map(tutorialOf))
    await insertTutorialFilms(tx, films)
  })
}

function tutorialOf({ slug, title, abstract, content, isPreview = false }: Words): VideoTutorial {
  const folder = `/api/Servizi/VideoTutorial/${slug}`
  const film = { videoUrl: `${folder}/film.webm`, captionsUrl: `${folder}/sottotitoli.vtt` }
  return { slug, title, abstract, content, previewImage: null, ...film, isPreview, durationSeconds: FILM_SECONDS }
}

function captionsOf(steps: readonly string[]): string {
  const cues = steps.map(
    (words, step) => `${stamp(step * STEP_SECONDS)} --> ${stamp((step + 1) * STEP_SECONDS)}\n${words}`,
  )
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function stamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}
