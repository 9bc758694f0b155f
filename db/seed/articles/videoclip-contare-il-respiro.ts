import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'videoclip-contare-il-respiro',
  title: 'Contare il respiro: il parametro che nessuno conta',
  type: 'VideoClip',
  abstract: 'Un minuto, un orologio, nessun trucco. Perché 18 per tutti è una bugia che costa.',
  category: 'corsi-e-formazione',
  published: '2026-07-02',
  topics: ['Assistenza', 'Emergenza', 'Infermieristica'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Fisioterapista'],
  tags: ['Corsi e formazione'],
  isFormativo: true,
  author: 'Marina Colli, infermiera',
  body: `<p>Aprite dieci cartelle: la frequenza respiratoria manca in tre e nelle altre è 16 o 18. È il parametro che cambia per primo quando una persona peggiora, e quello che si inventa più spesso.</p>
<h2>Come si conta</h2>
<p>Per sessanta secondi interi, perché il respiro irregolare in trenta non si vede. Con la mano sul polso, come se si contassero i battiti: chi sa di essere osservato cambia ritmo. Si guarda il torace o la coperta.</p>
<h2>Che cosa vuol dire</h2>
<p>Nell’adulto da 12 a 20 è normale. Da 21 a 24 si rivaluta presto. Da 25 in su si chiama. Sotto 9 si chiama subito, e si pensa agli oppioidi.</p>
<h2>Che cosa si aggiunge</h2>
<p>La saturazione normale non basta: chi respira a 30 e satura 96 sta pagando quel 96. Si scrive anche come respira: muscoli del collo, parole spezzate, labbra.</p>`,
}
