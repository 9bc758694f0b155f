import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'videoclip-prelievo-difficile',
  title: 'Il prelievo difficile: quattro trucchi che funzionano',
  type: 'VideoClip',
  abstract: 'Calore, posizione, ecografo, pazienza. Tre minuti, nessuna sigla.',
  category: 'corsi-e-formazione',
  published: '2026-10-18',
  topics: ['Assistenza'],
  professions: ['Infermiera', 'Infermiere', 'Ostetrica'],
  tags: ['Corsi e formazione'],
  isFormativo: true,
  author: 'Marina Colli, infermiera',
  body: `<p>Vene piccole, profonde, già punte. Il secondo tentativo fallito è il momento di fermarsi e cambiare strategia.</p>
<p>In tre minuti: come scaldare, come posizionare il braccio, quando chiamare chi usa l’ecografo.</p>
<h2>La regola dei due tentativi</h2>
<p>Dopo due insuccessi passa la mano. Non è una sconfitta: è una procedura.</p>`,
}
