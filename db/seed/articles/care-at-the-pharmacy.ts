import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'farmacia-dei-servizi-che-cosa-cambia',
  title: 'Farmacia dei servizi: che cosa si può fare al banco, e con quali regole',
  type: 'News',
  abstract: 'Vaccini, telemedicina, test: l’elenco cresce. Locali, formazione e privacy per farlo bene.',
  category: 'professione-e-lavoro',
  published: '2026-11-10',
  topics: ['Farmacia', 'Telemedicina', 'Vaccini'],
  professions: ['Farmacista'],
  author: 'Redazione',
  sources: [{ label: 'Decreto legislativo 3 ottobre 2009, n. 153, e successive modifiche' }],
  body: `<p>La farmacia è diventata il presidio sanitario più vicino. Ogni servizio porta con sé requisiti: uno spazio riservato, formazione certificata, registrazione.</p>
<p>L’elettrocardiogramma refertato a distanza, l’holter pressorio, la vaccinazione antinfluenzale sono i più diffusi.</p>
<h2>Lo spazio</h2>
<p>Separato dalla vendita, con riservatezza acustica e visiva.</p>
<h2>La privacy</h2>
<p>Informativa specifica per ogni servizio; i referti non restano sul banco.</p>
<h2>Il medico</h2>
<p>Un esame alterato si comunica, con un percorso scritto prima.</p>`,
}
