import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'farmacista-e-dolore-al-banco',
  title: 'Il dolore al banco: che cosa chiedere prima di dare l’antinfiammatorio',
  abstract: 'Sei domande in due minuti, le dosi che si sommano senza saperlo, i segni per cui si manda dal medico.',
  category: 'professione-e-lavoro',
  published: '2026-08-17',
  topics: ['Farmacia', 'Dolore', 'Farmaci'],
  professions: ['Farmacista', 'Medico chirurgo', 'Infermiera', 'Infermiere'],
  author: 'Nicola Bassi, farmacista',
  sources: [
    { label: 'AIFA, note informative e schede tecniche dei medicinali antinfiammatori non steroidei' },
    { label: 'Organizzazione mondiale della sanità, Medication Without Harm' },
  ],
  body: `<p>«Mi dà qualcosa per il mal di schiena?» È la frase più frequente della giornata, e la risposta automatica è una scatola. In quella scatola, per la maggior parte delle persone, c’è un aiuto. Per qualcuna c’è un’emorragia, un’insufficienza renale, uno scompenso.</p>
<p>Il farmacista è l’unico professionista che quella persona vedrà. Due minuti, e sei domande, bastano.</p>
<h2>Le sei domande</h2>
<ol><li>Per chi è? Il figlio di otto anni e la nonna di novanta non hanno la stessa scatola.</li><li>Dov’è, da quando, com’è? Si cercano i segni che non sono da banco.</li><li>Che cosa prende già? Compresi i farmaci comprati da soli, i cerotti, le bustine per il raffreddore.</li><li>Ha avuto ulcera, infarto, scompenso, problemi ai reni, pressione alta, asma con l’aspirina?</li><li>È incinta, o potrebbe esserlo? Allatta?</li><li>Che cosa ha già provato, a quale dose?</li></ol>
<p>Se alla terza domanda la risposta è «anticoagulante», «litio», «metotrexato», «diuretico con la pillola della pressione», l’antinfiammatorio si posa e si cambia strada.</p>
<h2>Le dosi che si sommano</h2>
<p>Paracetamolo nella compressa, nella bustina per l’influenza, nell’associazione con la codeina: tre prodotti, lo stesso principio. Nell’adulto sano il limite è di 3 grammi al giorno in automedicazione; meno in chi pesa poco, beve, mangia poco o ha il fegato malato. Si chiede di portare le scatole, o di leggerle al telefono.</p>
<p>Due antinfiammatori insieme non tolgono il doppio del dolore: raddoppiano i danni. Il gel conta poco, ma conta.</p>
<h2>Chi non dovrebbe prenderne</h2>
<table><thead><tr><th scope="col">Situazione</th><th scope="col">Perché</th><th scope="col">Che cosa proporre</th></tr></thead><tbody><tr><td>Anticoagulante o antiaggregante</td><td>Sanguinamento</td><td>Paracetamolo, calore, medico</td></tr><tr><td>Scompenso o malattia renale</td><td>Ritenzione e creatinina</td><td>Paracetamolo, medico</td></tr><tr><td>ACE-inibitore o sartano con diuretico</td><td>La terna che ferma il rene</td><td>Paracetamolo, terapia locale</td></tr><tr><td>Ulcera o sanguinamento passati</td><td>Recidiva</td><td>Medico, gastroprotezione se prescritta</td></tr><tr><td>Gravidanza, dalla ventesima settimana</td><td>Rene e circolo del feto</td><td>Paracetamolo, medico</td></tr><tr><td>Varicella o disidratazione nel bambino</td><td>Complicanze</td><td>Paracetamolo alla dose per peso</td></tr></tbody></table>
<h2>Come si consegna</h2>
<p>La dose più bassa che funziona, per il tempo più breve, con il cibo. Una data di fine scritta sulla scatola: tre giorni per la febbre, cinque per il dolore. L’orario, non «al bisogno», se il dolore è continuo. E una frase: «Se tra tre giorni non va, non aumenti: mi chiami, o chiami il medico».</p>
<p>Il calore sulla schiena, il movimento, il ghiaccio nelle prime ore di una distorsione non sono consigli di cortesia: negli studi fanno la loro parte.</p>
<h2>Quando si manda</h2>
<ul><li>Dolore al petto, alla mandibola, al braccio.</li><li>Mal di testa improvviso, o con febbre e rigidità.</li><li>Mal di schiena con disturbi della vescica, febbre, debolezza.</li><li>Gamba gonfia e dolente da un lato solo.</li><li>Pancia dura, vomito, sangue.</li><li>Dolore che sveglia ogni notte, o che dura da un mese con lo stesso antinfiammatorio.</li><li>Più di dieci giorni al mese di analgesici per la testa.</li></ul>
<h2>Scrivere</h2>
<p>Un foglio con la data, il farmaco, la dose e il consiglio dato, consegnato alla persona. Serve a lei per ricordare, al medico per sapere, a te per dimostrare che quei due minuti ci sono stati. E quando una reazione c’è stata si segnala: le reazioni agli antinfiammatori sono tra le più comuni, e tra le meno segnalate.</p>`,
}
