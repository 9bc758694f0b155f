import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'dieta-mediterranea-porzioni-reali',
  title: 'Dieta mediterranea: le porzioni vere, con il piatto davanti',
  abstract:
    'Non un elenco di cibi buoni e cattivi, ma quanto e quante volte. Con una settimana d’esempio per chi mangia fuori casa.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-05-18',
  topics: ['Alimentazione', 'Diabete'],
  professions: ['Dietista', 'Biologa', 'Medico chirurgo', 'Farmacista'],
  author: 'Valentina Orsi, dietista',
  sources: [{ label: 'CREA, Linee guida per una sana alimentazione, 2018' }],
  body: `<p>Tutti la conoscono, pochi la mangiano. La dieta mediterranea vera è fatta di legumi tre volte a settimana, di frutta e verdura a ogni pasto, di poca carne.</p>
<p>Le porzioni italiane di riferimento aiutano a passare dai consigli ai gesti: 80 grammi di pasta, 50 di pane, 150 di legumi freschi, 200 di verdura, un cucchiaio d’olio.</p>
<h2>Il piatto</h2>
<p>Metà verdura, un quarto cereali integrali, un quarto proteine: funziona anche in mensa.</p>
<table><thead><tr><th scope="col">Alimento</th><th scope="col">Porzione, a crudo</th><th scope="col">Quante volte</th></tr></thead><tbody><tr><td>Pasta, riso, farro, orzo</td><td>80 g</td><td>una volta al giorno</td></tr><tr><td>Pane</td><td>50 g</td><td>due o tre al giorno</td></tr><tr><td>Legumi freschi o in scatola</td><td>150 g</td><td>almeno tre a settimana</td></tr><tr><td>Legumi secchi</td><td>50 g</td><td>in alternativa ai precedenti</td></tr><tr><td>Pesce</td><td>150 g</td><td>due o tre a settimana</td></tr><tr><td>Uova</td><td>una</td><td>da due a quattro a settimana</td></tr><tr><td>Carne bianca</td><td>100 g</td><td>da una a tre a settimana</td></tr><tr><td>Carne rossa</td><td>100 g</td><td>non più di una a settimana</td></tr><tr><td>Verdura</td><td>200 g</td><td>almeno due o tre al giorno</td></tr><tr><td>Frutta</td><td>150 g</td><td>due o tre al giorno</td></tr><tr><td>Frutta secca</td><td>30 g</td><td>due o tre a settimana</td></tr><tr><td>Olio d’oliva</td><td>10 ml, un cucchiaio</td><td>due o tre al giorno</td></tr></tbody></table>
<p>Il cucchiaio d’olio è la porzione che si sbaglia di più: versato a occhio diventa il triplo. La seconda è il formaggio, cento grammi di fresco o cinquanta di stagionato, due o tre volte a settimana, e non come fine pasto dopo la carne.</p>
<h2>Che cosa c’è di provato</h2>
<p>Lo studio spagnolo PREDIMED, ripubblicato nel 2018 dopo la correzione di un errore nella randomizzazione, ha osservato meno eventi cardiovascolari maggiori in chi seguiva una dieta mediterranea con olio extravergine o frutta secca. È una prova buona, non perfetta, e riguarda persone ad alto rischio. Gli studi di popolazione vanno nella stessa direzione per diabete e mortalità. Nessuno ha trovato un singolo alimento che faccia il lavoro: è l’insieme, tenuto per anni.</p>
<p>Anche il movimento, il sonno e il mangiare in compagnia fanno parte della tradizione che si voleva misurare.</p>
<p>Per questo conviene diffidare di chi vende la dieta mediterranea in capsule, e di chi la riduce a pasta e vino. Sull’alcol le linee guida sono diventate più nette: non c’è una quantità consigliabile per la salute, e chi non beve non ha motivo di cominciare.</p>
<h2>Una settimana fuori casa</h2>
<ul><li>Lunedì: farro, ceci e pomodori.</li><li>Martedì: panino integrale con uova e verdure.</li><li>Mercoledì: pasta e lenticchie.</li><li>Giovedì: insalata con sgombro e patate.</li><li>Venerdì: riso, piselli e zucchine.</li></ul>
<h2>Con chi ha poco tempo e poco denaro</h2>
<p>I legumi in scatola, sciacquati, valgono quelli secchi. La verdura surgelata al naturale vale la fresca. Il pesce azzurro costa meno della carne. Cucinare il doppio e portare il resto al lavoro costa mezz’ora alla settimana. Si comincia da una sola sostituzione, scelta dalla persona: due pranzi di legumi al posto di due panini con i salumi. Al controllo si chiede di quella, e di niente altro.</p>
<h2>Con il diabete</h2>
<p>Le porzioni di cereali non spariscono: si preferiscono integrali, si distribuiscono, si accompagnano con verdura e legumi, che rallentano l’assorbimento. La frutta si mangia intera. Il peso della pasta si concorda con chi usa insulina rapida, insieme al conteggio dei carboidrati.</p>`,
}
