import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'video-iniezione-di-insulina',
  title: 'L’iniezione di insulina: ago, sito, rotazione',
  type: 'Video',
  abstract:
    'Il gesto che si ripete mille volte l’anno e che nessuno guarda più. Con il testo dei passaggi e gli errori che cambiano la glicemia.',
  category: 'clinica-e-terapia',
  published: '2026-01-21',
  topics: ['Diabete', 'Farmaci', 'Infermieristica'],
  professions: ['Infermiera', 'Infermiere', 'Farmacista', 'Medico chirurgo', 'Dietista'],
  author: 'Marina Colli, infermiera',
  body: `<p>Glicemie che salgono e scendono senza motivo: prima di cambiare la dose, guardate la pancia. Un nodulo duro di grasso, la lipodistrofia, assorbe l’insulina in modo imprevedibile, e si forma in chi punge sempre lo stesso punto.</p>
<p>Il filmato dura quattro minuti. Qui c’è il testo, da consegnare.</p>
<h2>Prima</h2>
<ol><li>Mani pulite; penna a temperatura ambiente; controllare nome, scadenza, aspetto.</li><li>L’insulina lattescente si mescola capovolgendo piano venti volte.</li><li>Ago nuovo ogni volta: riusarlo fa male e ostruisce.</li><li>Due unità di prova in aria, finché esce la goccia.</li></ol>
<h2>Dove</h2>
<p>Addome, a due dita dall’ombelico, coscia laterale, gluteo, braccio. Assorbimento più rapido nell’addome. Ogni settimana un quadrante, ogni iniezione a un dito dalla precedente.</p>
<h2>Come</h2>
<ol><li>Ago da 4 millimetri, perpendicolare, senza pizzicare nell’adulto; nel bambino e nel molto magro una piega leggera.</li><li>Premere fino in fondo, contare fino a dieci, estrarre.</li><li>Ago nel contenitore, penna senza ago.</li></ol>
<h2>Gli errori che contano</h2>
<ul><li>Iniettare nel nodulo perché non fa male.</li><li>Iniettare attraverso i vestiti.</li><li>Lasciare l’ago montato: entra aria, esce insulina.</li><li>Conservare la scorta nello scomparto del ghiaccio.</li></ul>
<h2>Il controllo</h2>
<p>Una volta l’anno, e a ogni glicemia inspiegata, si palpano i siti con la mano piatta e si chiede: «Mi fa vedere?». Quando si smette di usare un nodulo la dose può dover scendere: si avvisa.</p>`,
}
