import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'deprescrivere-nell-anziano',
  title: 'Deprescrivere nell’anziano: da dove cominciare',
  abstract:
    'Dieci farmaci, quattro prescrittori, nessuno che tolga. Un metodo in cinque passi e i farmaci da guardare per primi.',
  category: 'clinica-e-terapia',
  published: '2026-11-05',
  access: 'members',
  topics: ['Deprescrizione', 'Geriatria', 'Farmaci'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere'],
  specializations: ['Medicina interna', 'Geriatria'],
  author: 'Sandro Miglio, geriatra',
  sources: [
    { label: 'O’Mahony D et al., STOPP/START criteria version 3, European Geriatric Medicine 2023' },
    { label: 'American Geriatrics Society, Beers Criteria update 2023' },
  ],
  body: `<p>Aggiungere un farmaco richiede una diagnosi e una firma. Toglierlo richiede tempo, una conversazione e la disponibilità a sbagliare in una direzione che nessuno è abituato a difendere. Per questo le liste si allungano.</p>
<p>La deprescrizione non è sospendere: è un processo pianificato, con un obiettivo dichiarato e un controllo fissato, come ogni altra terapia.</p>
<h2>Cinque passi</h2>
<ol><li>Riconciliare: che cosa prende davvero, compresi gocce, integratori e colliri.</li><li>Per ogni farmaco chiedersi l’indicazione di oggi, non quella di dieci anni fa.</li><li>Pesare beneficio atteso e aspettativa di vita, rischio e preferenze.</li><li>Scegliere un solo farmaco alla volta, il più dannoso o il meno utile.</li><li>Ridurre con gradualità quando serve, e rivedere il paziente a due-quattro settimane.</li></ol>
<h2>I primi da guardare</h2>
<p>Benzodiazepine e ipnotici, anticolinergici (anche quelli per la vescica), antinfiammatori non steroidei a lungo termine, inibitori di pompa senza indicazione attuale, sulfoniluree in chi mangia poco, antipertensivi in chi cade o ha ipotensione ortostatica.</p>
<table><thead><tr><th scope="col">Farmaco</th><th scope="col">Domanda da farsi</th><th scope="col">Come si riduce</th></tr></thead><tbody><tr><td>Inibitore di pompa</td><td>C’è ancora gastroprotezione o esofagite grave?</td><td>Dimezzare la dose, poi al bisogno; avvisare del rimbalzo acido</td></tr><tr><td>Benzodiazepina</td><td>Da quanti anni? Ci sono state cadute?</td><td>Un quarto della dose ogni due settimane, più piano alla fine</td></tr><tr><td>Sulfonilurea</td><td>Ha avuto ipoglicemie, mangia con regolarità?</td><td>Sospendere o sostituire, con glicemie per due settimane</td></tr><tr><td>Statina in prevenzione primaria</td><td>Che cosa si aspetta, e in quanti anni?</td><td>Si può sospendere senza scalare</td></tr><tr><td>Antiaggregante senza evento</td><td>Chi lo ha iniziato, e perché?</td><td>Sospendere dopo aver escluso stent ed eventi</td></tr></tbody></table>
<h2>Le cascate</h2>
<p>Molti farmaci curano l’effetto di un altro. L’amlodipina gonfia le caviglie e arriva il diuretico; il diuretico alza l’acido urico e arriva l’allopurinolo. L’inibitore dell’acetilcolinesterasi dà urgenza urinaria e arriva l’anticolinergico, che ne annulla l’effetto. Prima di aggiungere, la domanda è sempre la stessa: questo sintomo è cominciato dopo un farmaco?</p>
<p>Le liste aiutano a non dimenticare. I criteri STOPP/START, alla terza versione nel 2023, elencano ciò che è da evitare e, metà altrettanto importante, ciò che manca: vitamina D e terapia ossea dopo una frattura, anticoagulante nella fibrillazione atriale, vaccini. I criteri di Beers dell’American Geriatrics Society hanno lo stesso scopo. Nessuna delle due decide al posto del medico.</p>
<h2>Che cosa non si sospende di colpo</h2>
<p>Benzodiazepine, beta-bloccanti, antiepilettici, antidepressivi, corticosteroidi. Qui la riduzione è lenta e scritta su un foglio che il paziente porta con sé.</p>
<h2>Chi lo fa</h2>
<p>Il momento migliore è un passaggio: la dimissione, l’ingresso in una residenza, una caduta, il rinnovo di un piano terapeutico. Il farmacista prepara la lista vera, con le date dei ritiri; l’infermiere raccoglie quello che succede a casa; il medico di famiglia decide e lo scrive a tutti. Quando il farmaco è di uno specialista gli si fa una domanda precisa: «Mi conferma l’indicazione, alla luce di tre cadute in sei mesi?» ottiene più risposte di «posso sospendere?».</p>
<h2>La conversazione</h2>
<p>«Questo farmaco le è servito. Oggi le fa più male che bene. Proviamo a toglierlo insieme e vediamoci tra due settimane: se non va, lo rimettiamo.»</p>
<p>Nel diario clinico si annota che cosa si toglie, perché, come si scala e quali segni farebbero tornare indietro. Senza questa riga il prossimo collega, in buona fede, lo rimetterà.</p>`,
}
