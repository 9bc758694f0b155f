import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'congedo-parentale-professioni-sanitarie',
  title: 'Congedi e turni: i diritti dei genitori nelle professioni sanitarie',
  abstract: 'Notti, reperibilità, permessi: che cosa si può chiedere, come e fino a quando.',
  category: 'professione-e-lavoro',
  published: '2026-06-22',
  access: 'members',
  topics: ['Contratti', 'Turni'],
  professions: ['Infermiera', 'Infermiere', 'Ostetrica', 'Medico chirurgo'],
  tags: ['Norme e diritto'],
  author: 'Avv. Paolo Renzi',
  sources: [{ label: 'Decreto legislativo 26 marzo 2001, n. 151' }],
  body: `<p>Il lavoro notturno è vietato dall’accertamento della gravidanza fino al compimento di un anno del bambino. Fino ai tre anni la madre, o in alternativa il padre convivente, può rifiutarlo.</p>
<p>Sono diritti che si esercitano con una comunicazione scritta, non con una richiesta al coordinatore.</p>
<h2>Riposi</h2>
<p>Due ore al giorno nel primo anno, una se l’orario è inferiore a sei ore.</p>
<p>Con un parto gemellare i riposi raddoppiano, e le ore in più può usarle il padre. Spettano anche a lui quando la madre è libera professionista, quando non se ne avvale o quando il figlio è affidato solo a lui. Sono ore retribuite e non si recuperano a fine mese: se il servizio le nega la strada è una richiesta scritta, poi il sindacato o l’ispettorato.</p>
<h2>Congedo parentale</h2>
<p>Si può usare anche a ore. Il preavviso è quello del contratto, salvo impossibilità.</p>
<p>I limiti d’età del bambino, i mesi indennizzati e le percentuali sono cambiati quasi ogni anno dal 2022: prima di decidere si legge la circolare dell’INPS in vigore, o si chiede all’ufficio del personale la propria situazione in mesi residui. Il contratto collettivo della sanità aggiunge condizioni migliori per i primi giorni, che molti non chiedono perché nessuno le nomina.</p>
<h2>Gravidanza e rischi</h2>
<p>La lavoratrice che comunica la gravidanza ha diritto a una valutazione del rischio del suo posto: radiazioni ionizzanti, gas anestetici, farmaci antiblastici, movimentazione dei pazienti, agenti biologici, aggressioni. Se il rischio non si può togliere si cambia mansione; se non c’è una mansione adatta l’ispettorato dispone l’astensione anticipata. L’esposizione alle radiazioni va sospesa subito: la comunicazione tempestiva è un obbligo anche della lavoratrice.</p>
<p>La libera professionista non ha questi istituti, ma la sua cassa le riconosce un’indennità di maternità, in genere per cinque mesi, e una tutela per la gravidanza a rischio. La domanda ha termini stretti, che cambiano da ente a ente.</p>
<h2>Il padre</h2>
<p>Il congedo di paternità obbligatorio è di dieci giorni lavorativi, da due mesi prima a cinque mesi dopo il parto, retribuiti per intero. Si chiede con cinque giorni di preavviso e il datore di lavoro non può rifiutarlo. Si aggiunge al congedo parentale, e non lo sostituisce.</p>
<h2>Disabilità</h2>
<p>Chi assiste un figlio con disabilità grave può rifiutare la notte senza limiti d’età.</p>
<h2>Come si chiede</h2>
<ul><li>Per iscritto, con una data di inizio e la norma che si invoca.</li><li>Con una copia per sé protocollata, o una posta certificata.</li><li>Indicando una soluzione: «chiedo l’esonero dal turno notturno dal 1° settembre, disponibile al mattino e al pomeriggio».</li><li>Chiedendo una risposta entro una data.</li></ul>
<p>Il coordinatore organizza, non concede: il diritto nasce dalla legge. Presentarlo così, senza toni accesi, evita la maggior parte delle discussioni. Le dimissioni di un genitore nei primi tre anni di vita del bambino vanno convalidate all’ispettorato: serve a verificare che siano davvero volontarie.</p>
<p>Chi assiste un familiare con disabilità grave ha tre giorni di permesso al mese e, a certe condizioni, un congedo straordinario fino a due anni nella vita lavorativa. Nel lavoro a turni la giornata di permesso copre anche la notte. Vanno programmati quando si può e comunicati in fretta quando non si può: l’azienda non può negarli per ragioni di servizio, ma può chiedere un calendario.</p>`,
}
