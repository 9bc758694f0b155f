import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'videoclip-prelievo-difficile',
  title: 'Il prelievo difficile: quattro trucchi che funzionano',
  type: 'VideoClip',
  abstract: 'Calore, posizione, ecografo, pazienza. Tre minuti, nessuna sigla.',
  category: 'corsi-e-formazione',
  published: '2026-04-13',
  topics: ['Assistenza', 'Infermieristica'],
  professions: ['Infermiera', 'Infermiere', 'Ostetrica'],
  tags: ['Corsi e formazione'],
  isFormativo: true,
  author: 'Marina Colli, infermiera',
  body: `<p>Vene piccole, profonde, già punte. Il secondo tentativo fallito è il momento di fermarsi e cambiare strategia.</p>
<p>In tre minuti: come scaldare, come posizionare il braccio, quando chiamare chi usa l’ecografo.</p>
<h2>Uno: il calore</h2>
<p>Un panno caldo asciutto per cinque minuti, sul braccio intero e non solo sulla piega. Più del laccio stretto, che fa male e collassa.</p>
<h2>Due: la gravità</h2>
<p>Braccio più basso del cuore, mano aperta e chiusa due volte, non dieci: pompare a lungo altera potassio ed emolizza.</p>
<h2>Tre: la vista e il tatto</h2>
<p>Luce radente, laccio a quindici centimetri e non oltre un minuto. La vena buona si sente elastica anche quando non si vede.</p>
<h2>Quattro: l’ecografo</h2>
<p>Se la storia dice «sempre difficile», si comincia da lì. Una sonda lineare, una vena oltre i tre millimetri, l’ago visto entrare.</p>
<h2>La regola dei due tentativi</h2>
<p>Dopo due insuccessi passa la mano. Non è una sconfitta: è una procedura. E si dice al paziente che la difficoltà è delle vene, non sua.</p>`,
}
