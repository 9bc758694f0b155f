import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'west-nile-quando-sospettarla',
  title: 'West Nile: quando sospettarla, e a chi segnalarla',
  type: 'News',
  abstract:
    'Da giugno a ottobre una febbre con confusione nell’anziano può non essere un’infezione urinaria. Il test, i tempi, la notifica.',
  category: 'clinica-e-terapia',
  published: '2026-07-27',
  topics: ['Malattie infettive', 'Neurologia'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Veterinaria', 'Veterinario'],
  specializations: ['Malattie infettive', 'Neurologia', 'Medicina interna'],
  author: 'Tommaso Serra, infettivologo',
  sources: [{ label: 'Piano nazionale di prevenzione, sorveglianza e risposta alle arbovirosi 2020-2025' }],
  body: `<p>Il virus West Nile circola ogni estate in Italia, portato dalle zanzare comuni del genere Culex. Otto persone infettate su dieci non si accorgono di nulla; due hanno febbre, mal di testa, a volte un’eruzione; meno di una su cento, soprattutto anziana o immunodepressa, sviluppa una malattia neurologica.</p>
<h2>Quando pensarci</h2>
<p>Febbre con confusione, meningite, encefalite, debolezza flaccida di un arto, tra giugno e ottobre, in chi vive o è stato in zone dove il virus circola. Non serve un viaggio esotico.</p>
<h2>Che cosa chiedere</h2>
<p>Nei primi giorni la ricerca del genoma virale su sangue, urine e liquor: nelle urine resta più a lungo. Poi gli anticorpi, IgM su siero e liquor, che possono reagire anche con altri virus e vanno confermati dal laboratorio regionale.</p>
<h2>Segnalare</h2>
<p>La forma neuroinvasiva è una malattia a notifica: si avvisa il servizio di igiene appena c’è il sospetto, perché da lì partono i controlli sul sangue donato e la disinfestazione. Per il cavallo con segni neurologici segnala il veterinario: spesso la prima sentinella è lui.</p>
<h2>Che cosa dire</h2>
<p>Repellente, maniche lunghe la sera, zanzariere, niente acqua nei sottovasi. Non esiste un vaccino per l’uomo.</p>`,
}
