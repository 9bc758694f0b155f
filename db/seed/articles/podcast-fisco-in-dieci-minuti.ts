import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'podcast-fisco-in-dieci-minuti',
  title: 'Fisco in dieci minuti: le scadenze di fine anno',
  type: 'Podcast',
  abstract: 'Acconti, sistema Tessera sanitaria, spese da pagare entro dicembre: l’elenco da tenere sul telefono.',
  category: 'fisco-e-tasse',
  published: '2026-11-09',
  access: 'registered',
  topics: ['Partita IVA', 'Dichiarazione dei redditi'],
  tags: ['Fisco e Tasse'],
  author: 'Dott.ssa Carla Venturi, commercialista',
  body: `<p>Novembre e dicembre sono i mesi in cui si può ancora fare qualcosa. A gennaio si può soltanto contare.</p>
<p>In questo episodio: il secondo acconto, che cosa anticipare e che cosa rimandare, come controllare l’invio delle spese al sistema Tessera sanitaria.</p>
<h2>L’elenco</h2>
<ul><li>Paga entro il 31 dicembre le spese che vuoi dedurre.</li><li>Controlla le fatture non incassate.</li><li>Versa i contributi: riducono il reddito dell’anno in cui li paghi.</li></ul>`,
}
