import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'passaggio-di-consegne-sbar',
  title: 'Passaggio di consegne: quattro lettere che evitano errori',
  abstract: 'SBAR in corsia, al telefono, tra ospedale e territorio. Un esempio vero, prima e dopo.',
  category: 'professione-e-lavoro',
  published: '2026-08-24',
  topics: ['Comunicazione', 'Sicurezza delle cure'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Ostetrica'],
  author: 'Marina Colli, infermiera',
  sources: [{ label: 'Organizzazione mondiale della sanità, Communication during patient hand-overs' }],
  body: `<p>«Dottore, il signor Bianchi non mi piace.» È una frase piena di esperienza e vuota di informazioni. Alle tre di notte, chi ascolta deve indovinare.</p>
<p>SBAR è un ordine: Situazione, Background, Assessment, Raccomandazione. Si impara in un turno.</p>
<h2>Situazione</h2>
<p>«Sono Anna, reparto 4. Bianchi, letto 12: da mezz’ora ha il respiro a 28 e la saturazione all’88 per cento con due litri.»</p>
<p>Nome, reparto, paziente, letto, problema: cinque parole prima di ogni altra cosa. I numeri al posto degli aggettivi: «respira male» non obbliga nessuno, «28 atti al minuto» sì.</p>
<h2>Background</h2>
<p>«È al secondo giorno dopo una frattura di femore, BPCO, oggi non ha fatto l’eparina.»</p>
<p>Solo quello che serve a capire il problema di adesso. Il ricovero in una riga, la terapia che c’entra, le allergie, le volontà espresse. La storia completa è in cartella: chi ascolta può leggerla dopo.</p>
<h2>Assessment</h2>
<p>«Temo un’embolia. Il dolore è nuovo, il torace è libero.»</p>
<p>È il passaggio più difficile per chi è stato abituato a riferire senza giudicare. Non si chiede una diagnosi, si chiede un’impressione: «mi sembra che peggiori», «non so che cosa sia ma non è come ieri». La preoccupazione di un infermiere esperto è un dato, e in alcuni sistemi di allerta precoce ha un punteggio suo.</p>
<h2>Raccomandazione</h2>
<p>«Le chiedo di venire ora. Intanto preparo un’emogas e un elettrocardiogramma?»</p>
<p>Se chi risponde non può venire, la domanda seguente è pronta: «Entro quanto arriva? Che cosa faccio intanto? A quale valore la richiamo?». Un ordine dato al telefono si scrive, si rilegge a chi lo ha dato e si fa confermare.</p>
<h2>Lo stesso paziente, prima e dopo</h2>
<p>Prima: «Dottoressa, scusi l’ora, è per il 12, Bianchi, ha avuto una notte un po’ così, adesso satura poco, gli ho messo l’ossigeno, volevo solo avvisarla.» La dottoressa risponde «va bene, tienilo d’occhio», e non ha sbagliato: nessuno le ha chiesto altro.</p>
<p>Dopo, con le quattro lettere, la stessa telefonata dura quaranta secondi e finisce con un appuntamento: «Arrivo in dieci minuti, prepara l’emogas.»</p>
<h2>Al letto, non in cucina</h2>
<p>La consegna fatta accanto alla persona, con lei, è più breve e più precisa: corregge gli errori di identità, fa vedere la ferita, la pompa, il drenaggio. Le notizie riservate si dicono prima, fuori. Il malato che sente parlare di sé in modo ordinato ha meno paura; spesso aggiunge l’informazione che mancava.</p>
<h2>Perché funziona</h2>
<p>Perché autorizza chi chiama a dire che cosa pensa, e obbliga chi risponde a decidere. La ripetizione ad alta voce dell’ordine ricevuto chiude il cerchio.</p>
<p>Per introdurlo in un reparto bastano tre cose: una scheda accanto a ogni telefono, due settimane di prove su casi finti, una persona per turno che ascolta e dice che cosa mancava. Dopo un mese si contano le chiamate ripetute nella stessa ora per lo stesso problema: se calano, sta funzionando. L’Organizzazione mondiale della sanità ha messo la comunicazione durante i passaggi tra le soluzioni per la sicurezza del paziente già nel 2007; il metodo è vecchio, la fatica è farlo sempre.</p>
<h2>Tra ospedale e casa</h2>
<p>Alla dimissione le quattro lettere diventano una lettera: perché è stato ricoverato, che cosa è cambiato nella terapia e perché, che cosa ci preoccupa, chi deve fare che cosa ed entro quando. L’ultima riga è un numero di telefono a cui risponde qualcuno.</p>`,
}
