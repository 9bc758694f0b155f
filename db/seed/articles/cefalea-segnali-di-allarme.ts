import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'cefalea-segnali-di-allarme',
  title: 'Cefalea: i segnali che non si possono ignorare',
  abstract:
    'Quasi tutti i mal di testa sono benigni. Una lista breve aiuta a riconoscere quelli che non lo sono, anche al telefono e in farmacia.',
  category: 'clinica-e-terapia',
  published: '2026-11-09',
  topics: ['Cefalea', 'Emicrania', 'Neurologia'],
  professions: ['Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere', 'Fisioterapista'],
  specializations: ['Medicina interna'],
  author: 'Giorgia Amato, neurologa',
  sources: [{ label: 'Do TP et al., Red and orange flags for secondary headaches: SNNOOP10 list, Neurology 2019' }],
  body: `<p>Nove cefalee su dieci che arrivano all’attenzione di un medico sono primarie: emicrania, tensiva, a grappolo. Il problema è la decima, e non si riconosce dall’intensità del dolore ma da quello che lo accompagna.</p>
<p>La lista SNNOOP10 raccoglie i segnali di allarme in un ordine facile da ricordare e può essere usata in pochi minuti.</p>
<h2>Subito in pronto soccorso</h2>
<ul><li>Esordio improvviso, massimo in meno di un minuto: «il peggiore della mia vita».</li><li>Febbre con rigidità nucale, confusione o alterazione della coscienza.</li><li>Deficit neurologico nuovo: debolezza, afasia, perdita della vista.</li><li>Dopo un trauma, soprattutto con anticoagulanti.</li></ul>
<p>La cefalea a rombo di tuono si tratta come un’emorragia subaracnoidea finché non è esclusa, anche se al momento della telefonata il dolore è già passato. Una tomografia senza contrasto eseguita entro sei ore dall’esordio, con apparecchi moderni e letta da chi ha esperienza, ha una sensibilità molto alta; più tardi può servire la puntura lombare.</p>
<h2>Visita in tempi brevi</h2>
<ul><li>Prima cefalea dopo i 50 anni: pensare all’arterite a cellule giganti, chiedere della masticazione e della vista, dosare VES e PCR.</li><li>Cefalea che cambia carattere o peggiora in settimane.</li><li>Comparsa con tosse, sforzo o cambio di posizione.</li><li>Gravidanza e puerperio, neoplasia, immunodepressione.</li></ul>
<p>La lista mette la soglia dell’età a 65 anni. Conviene però ricordare che l’arterite a cellule giganti comincia dopo i 50: se il sospetto è forte il cortisone si inizia subito, senza aspettare la biopsia, perché la perdita della vista non torna indietro.</p>
<h2>Al telefono e al banco</h2>
<p>Chi risponde ha un solo strumento, le domande. Ne bastano sei, sempre nello stesso ordine: com’è cominciato e in quanto tempo; è come gli altri o è diverso; c’è febbre, vomito, sonnolenza; c’è qualcosa che il corpo non fa più; c’è stato un colpo alla testa; quali farmaci prende, compresi contraccettivi e anticoagulanti. Se una risposta preoccupa non si consiglia un analgesico: si dice dove andare, e ci si accerta che la persona non guidi.</p>
<p>Un occhio rosso e dolente con vista annebbiata e aloni può essere un glaucoma acuto travestito da mal di testa. Una famiglia intera con cefalea in inverno, davanti a una stufa, fa pensare al monossido di carbonio.</p>
<h2>L’abuso di analgesici</h2>
<p>Chi prende triptani o combinazioni dieci giorni al mese, o analgesici semplici quindici giorni al mese, per più di tre mesi, può avere una cefalea da uso eccessivo. Contare insieme le confezioni è spesso la visita più utile.</p>
<h2>Quando l’immagine non serve</h2>
<p>Un’emicrania tipica, stabile, con esame neurologico normale non richiede risonanza. Prescriverla trova reperti casuali e ansia, non diagnosi.</p>
<h2>Che cosa scrivere</h2>
<p>Due righe in cartella proteggono il paziente e chi lo ha visto: quali segnali sono stati cercati e non trovati, e che cosa è stato detto di fare se compaiono. «Esame neurologico normale, fondo dell’occhio non eseguito, nessun segnale d’allarme. Tornare subito se il dolore diventa improvviso e massimo, se compare febbre o debolezza.» Il fondo dell’occhio, quando si può, andrebbe guardato: il papilledema è un segnale che nessun questionario trova.</p>
<p>Con chi ha un’emicrania frequente si fissa il controllo prima che esca: quattro o più giorni di dolore al mese con disabilità sono un motivo per parlare di profilassi.</p>`,
}
