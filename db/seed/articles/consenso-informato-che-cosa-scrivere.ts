import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'consenso-informato-che-cosa-scrivere',
  title: 'Consenso informato: che cosa scrivere perché valga',
  abstract:
    'La legge 219 chiede una relazione, non un modulo. Ma il modulo resta la prova: ecco come si scrive, e che cosa non può mancare.',
  category: 'norme-e-diritto',
  published: '2026-11-12',
  topics: ['Consenso informato', 'Responsabilità sanitaria'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Infermiera', 'Infermiere', 'Fisioterapista', 'Psicologa'],
  tags: ['Norme e diritto'],
  author: 'Avv. Silvia Marconi',
  sources: [{ label: 'Legge 22 dicembre 2017, n. 219' }],
  body: `<p>«Il tempo della comunicazione tra medico e paziente costituisce tempo di cura.» È la frase più citata della legge 219 del 2017, e la meno applicata. In giudizio, però, non si misura il tempo: si legge quello che è rimasto scritto.</p>
<p>Un modulo firmato non basta se è generico; un colloquio accurato non basta se nessuno può dimostrarlo. Servono tutti e due.</p>
<h2>Le sei informazioni</h2>
<ol><li>La diagnosi, o il sospetto.</li><li>Il trattamento proposto e il suo scopo.</li><li>I benefici attesi, con onestà sulla probabilità.</li><li>I rischi: quelli frequenti e quelli gravi, anche se rari.</li><li>Le alternative, compresa quella di non fare nulla.</li><li>Le conseguenze del rifiuto.</li></ol>
<p>L’informazione deve essere «completa, aggiornata e comprensibile»: sono i tre aggettivi dell’articolo 1. Comprensibile vuol dire adatta a quella persona, alla sua lingua, alla sua età, al momento che vive. Chi non parla italiano ha diritto a un interprete, e un figlio di dieci anni non lo è. La persona può anche rifiutare di sapere, o indicare chi debba ricevere le informazioni al suo posto: anche questo si scrive.</p>
<h2>Chi informa</h2>
<p>Chi esegue la prestazione, o chi ne conosce ogni aspetto. Far firmare il modulo in accettazione non è informare.</p>
<h2>In cartella</h2>
<p>Data e ora, chi era presente, le domande del paziente e le risposte, il materiale consegnato. Tre righe scritte a mano valgono più di quattro pagine prestampate.</p>
<h2>Un esempio</h2>
<p>«Ore 11.20. Colloquio con la signora R. e la figlia, su sua richiesta. Spiegato l’intervento di colecistectomia, la conversione possibile, la lesione della via biliare come complicanza rara e grave, l’alternativa dell’attesa con il rischio di nuove coliche. Chiede se potrà guidare: sì, dopo alcuni giorni. Consegnato l’opuscolo. Chiede due giorni per decidere.» Sono sei righe. Dicono più di un modulo perché potevano essere scritte solo per lei.</p>
<h2>Minori e incapaci</h2>
<p>Il consenso lo danno i genitori o il tutore, tenendo conto della volontà della persona. Con l’amministratore di sostegno si legge il decreto di nomina: i poteri in materia sanitaria devono esservi scritti.</p>
<p>Il minore va ascoltato, in modo adatto alla sua età e maturità, e la decisione mira alla sua salute psicofisica nel rispetto della sua dignità. Quando i genitori rifiutano cure che il medico ritiene appropriate e necessarie decide il giudice tutelare, su ricorso anche del medico o della struttura. Nell’urgenza si interviene.</p>
<h2>Il rifiuto</h2>
<p>È un diritto. Si documenta come il consenso, si offrono alternative e sostegno, si lascia aperta la porta.</p>
<p>Il medico che rispetta il rifiuto è esente da responsabilità civile e penale: lo dice l’articolo 1, comma 6. Resta il dovere di non abbandonare: alleviare il dolore, proporre il sostegno psicologico, rivedere la decisione se la persona lo desidera. Nutrizione e idratazione artificiali sono trattamenti sanitari e seguono la stessa regola.</p>
<h2>Quando manca</h2>
<p>L’assenza di consenso è una lesione a sé, anche se l’intervento è riuscito. La Corte di cassazione, con la sentenza 28985 del 2019, ha messo in ordine le ipotesi: il danno alla salute si risarcisce se la persona, informata, avrebbe scelto altro; il danno alla libertà di decidere va allegato e provato, anche per presunzioni. Per chi cura la lezione è pratica: la prova del colloquio è scritta il giorno del colloquio, o non c’è.</p>
<h2>Quando la decisione guarda avanti</h2>
<p>Nelle malattie croniche e progressive la legge offre uno strumento poco usato, la pianificazione condivisa delle cure dell’articolo 5. Si costruisce in più incontri, si annota in cartella e vincola chi cura quando la persona non potrà più esprimersi. A differenza delle disposizioni anticipate non richiede il notaio né il Comune: basta il tempo di chi ascolta.</p>`,
}
