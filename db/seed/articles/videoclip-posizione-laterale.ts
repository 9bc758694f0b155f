import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'videoclip-posizione-laterale',
  title: 'La posizione laterale di sicurezza, in due minuti',
  type: 'VideoClip',
  abstract: 'La persona respira ma non risponde. Quattro gesti, una mano sotto la guancia, un controllo ogni minuto.',
  category: 'corsi-e-formazione',
  published: '2026-08-03',
  topics: ['Emergenza', 'Rianimazione'],
  professions: [
    'Infermiera',
    'Infermiere',
    'Farmacista',
    'Odontoiatra',
    'Fisioterapista',
    'Ostetrica',
    'Psicologa',
    'Psicologo',
  ],
  tags: ['Corsi e formazione'],
  isFormativo: true,
  author: 'Redazione video',
  body: `<p>Serve a chi è incosciente e respira normalmente: la lingua non ostruisce, il vomito esce. Non serve a chi non respira: lì si comprime. E non si fa se si sospetta un trauma della colonna, salvo che non ci sia altro modo di liberare le vie aeree.</p>
<h2>I quattro gesti</h2>
<ol><li>In ginocchio di lato, occhiali e oggetti via, braccio vicino a te ad angolo retto.</li><li>L’altra mano della persona, con il dorso, contro la sua guancia; tienila lì.</li><li>Ginocchio lontano piegato; tira verso di te, e il corpo ruota.</li><li>Gamba sopra piegata, testa estesa, bocca verso il basso.</li></ol>
<h2>Poi</h2>
<p>Chiama il 112 se non l’hai fatto. Controlla il respiro ogni minuto. Se smette, supino e compressioni. Dopo mezz’ora si cambia lato. In gravidanza avanzata, sul fianco sinistro.</p>`,
}
