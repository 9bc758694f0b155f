import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'ebook-interpretare-l-emogas',
  title: 'Interpretare l’emogas in sei passi',
  type: 'E-book',
  abstract: 'Dal pH al gap anionico, con venti casi svolti. Per chi la legge di notte e per chi la insegna.',
  category: 'clinica-e-terapia',
  published: '2026-10-15',
  access: 'members',
  topics: ['Emergenza', 'Pneumologia'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica'],
  tags: ['Corsi e formazione'],
  series: 'I libri del Club',
  isFormativo: true,
  author: 'Tommaso Serra',
  body: `<p>Sei passi, sempre gli stessi, sempre in quest’ordine: così si evita di vedere quello che ci si aspetta.</p>
<p>I valori di riferimento sono quelli del sangue arterioso dell’adulto.</p>
<h2>Primo: il pH</h2>
<p>Sotto 7,35 acidemia, sopra 7,45 alcalemia. Un pH normale non esclude un disturbo misto.</p>
<h2>Secondo: chi comanda</h2>
<p>Se la pCO₂ va in direzione opposta al pH il disturbo è respiratorio; se i bicarbonati vanno nella stessa direzione del pH è metabolico.</p>
<h2>Terzo: il compenso</h2>
<p>Nell’acidosi metabolica la pCO₂ attesa è 1,5 × HCO₃⁻ + 8, più o meno 2.</p>
<h2>Quarto: il gap anionico</h2>
<p>Na⁺ − (Cl⁻ + HCO₃⁻), corretto per l’albumina.</p>`,
}
