import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'podcast-la-notte-in-pronto-soccorso',
  title: 'La notte in pronto soccorso, raccontata da chi la fa',
  type: 'Podcast',
  abstract: 'Tre voci, un triage, otto ore. Un episodio sulla paura di sbagliare e su come la si attraversa.',
  category: 'professione-e-lavoro',
  published: '2026-10-26',
  topics: ['Emergenza', 'Burnout'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica'],
  author: 'Redazione audio',
  body: `<p>Un’infermiera di triage, un medico al primo anno, una caposala che va in pensione. Raccontano la stessa notte da tre punti diversi.</p>
<p>Non è un reportage: è una conversazione su quello che non si scrive in cartella.</p>
<h2>In questo episodio</h2>
<ul><li>Il codice che non si voleva assegnare.</li><li>La telefonata a casa, alle quattro.</li><li>Che cosa resta, la mattina.</li></ul>
<h2>Trascrizione</h2>
<p>La trascrizione completa è disponibile per chi preferisce leggere o non può ascoltare.</p>`,
}
