import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'ebook-interpretare-l-emogas',
  title: 'Interpretare l’emogas in sei passi',
  type: 'E-book',
  abstract: 'Dal pH al gap anionico, con quattro casi svolti. Per chi la legge di notte e per chi la insegna.',
  category: 'clinica-e-terapia',
  published: '2026-02-16',
  access: 'members',
  topics: ['Emergenza', 'Pneumologia'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere'],
  tags: ['Corsi e formazione'],
  series: 'I libri del Club',
  isFormativo: true,
  author: 'Tommaso Serra, infettivologo',
  body: `<p>Sei passi, sempre gli stessi, sempre in quest’ordine: così si evita di vedere quello che ci si aspetta.</p>
<p>I valori di riferimento sono quelli del sangue arterioso dell’adulto: pH 7,35-7,45, pCO₂ 35-45 mmHg, bicarbonati 22-26 mmol/L, lattati fino a 2 mmol/L.</p>
<h2>Primo: il pH</h2>
<p>Sotto 7,35 acidemia, sopra 7,45 alcalemia. Un pH normale non esclude un disturbo misto: si guardano comunque gli altri due.</p>
<h2>Secondo: chi comanda</h2>
<p>Se la pCO₂ va in direzione opposta al pH il disturbo è respiratorio; se i bicarbonati vanno nella stessa direzione del pH è metabolico.</p>
<h2>Terzo: il compenso</h2>
<ul><li>Acidosi metabolica: pCO₂ attesa = 1,5 × HCO₃⁻ + 8, più o meno 2.</li><li>Alcalosi metabolica: pCO₂ attesa = 0,7 × HCO₃⁻ + 20, più o meno 5.</li><li>Acidosi respiratoria acuta: i bicarbonati salgono di 1 ogni 10 mmHg di pCO₂; se è cronica, di circa 3,5-4.</li><li>Alcalosi respiratoria acuta: i bicarbonati scendono di 2 ogni 10 mmHg; se è cronica, di 4-5.</li></ul>
<p>Se il valore misurato è lontano da quello atteso c’è un secondo disturbo.</p>
<h2>Quarto: il gap anionico</h2>
<p>Na⁺ − (Cl⁻ + HCO₃⁻). Normale fino a circa 12. Si aggiungono 2,5 per ogni grammo di albumina sotto 4 g/dL. Alto: lattati, chetoni, insufficienza renale, intossicazioni. Normale con acidosi: diarrea, tubuli renali, soluzione fisiologica a litri.</p>
<h2>Quinto: l’ossigeno</h2>
<p>La pO₂ si legge con la quota di ossigeno inspirata. Sotto 300 di rapporto pO₂/FiO₂ lo scambio è compromesso; il gradiente alveolo-arterioso distingue chi respira poco da chi scambia male.</p>
<h2>Sesto: la storia</h2>
<p>Nessun numero si interpreta senza sapere che cosa è successo.</p>
<h2>Caso 1</h2>
<p>Diabetico di 24 anni, pH 7,12, pCO₂ 18, HCO₃⁻ 6, Na 136, Cl 100. Acidosi metabolica; pCO₂ attesa 1,5 × 6 + 8 = 17, compensata. Gap 136 − 106 = 30. Chetoacidosi.</p>
<h2>Caso 2</h2>
<p>Donna con BPCO, pH 7,30, pCO₂ 68, HCO₃⁻ 33. Acidosi respiratoria; se fosse acuta i bicarbonati sarebbero 27: c’è una componente cronica con riacutizzazione.</p>
<h2>Caso 3</h2>
<p>Giovane ansiosa, pH 7,52, pCO₂ 26, HCO₃⁻ 21. Alcalosi respiratoria acuta. Prima di dire ansia si esclude l’embolia.</p>
<h2>Caso 4</h2>
<p>Uomo che vomita da tre giorni, pH 7,50, pCO₂ 46, HCO₃⁻ 35. Alcalosi metabolica; pCO₂ attesa 0,7 × 35 + 20 = 44,5, compensata. Volume e cloro.</p>`,
}
