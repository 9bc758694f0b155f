import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'guida-aprire-uno-studio',
  title: 'Aprire uno studio: la guida, dal sopralluogo alla prima visita',
  type: 'Guida',
  abstract:
    'Autorizzazioni, locali, privacy, rifiuti, radioprotezione: l’elenco ordinato di quello che serve, con i tempi.',
  category: 'professione-e-lavoro',
  published: '2026-10-17',
  access: 'members',
  topics: ['Studio professionale', 'Partita IVA'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Fisioterapista'],
  hasContinueReading: true,
  author: 'Redazione',
  body: `<p>Dal giorno in cui firmi l’affitto a quello della prima visita passano in media quattro mesi. Quasi tutti si perdono aspettando documenti chiesti in ritardo.</p>
<p>Questa guida li mette in ordine di tempo.</p>
<h2>Prima dell’affitto</h2>
<p>Destinazione d’uso, accessibilità, altezze, servizi igienici: chiedi il sopralluogo di un tecnico prima della firma.</p>
<h2>Autorizzazioni</h2>
<p>Lo studio privato e l’ambulatorio seguono strade diverse: dipende dalla regione e dalle prestazioni invasive.</p>
<h2>Privacy e documenti</h2>
<p>Registro dei trattamenti, informative, nomine. Le cartelle si conservano in un luogo chiuso.</p>
<h2>Rifiuti</h2>
<p>Contratto con un trasportatore autorizzato, contenitori rigidi per i taglienti, registri.</p>`,
}
