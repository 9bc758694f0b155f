import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'ebook-leggere-uno-studio-clinico',
  title: 'Leggere uno studio clinico in mezz’ora',
  type: 'E-book',
  abstract:
    'Dieci pagine per non farsi ingannare da un titolo: la domanda, il confronto, i numeri assoluti, chi è rimasto fuori.',
  category: 'corsi-e-formazione',
  published: '2026-03-09',
  access: 'members',
  topics: ['Ricerca', 'Formazione'],
  professions: [
    'Medico chirurgo',
    'Farmacista',
    'Infermiera',
    'Infermiere',
    'Biologa',
    'Biologo',
    'Fisioterapista',
    'Psicologa',
    'Dietista',
  ],
  tags: ['Corsi e formazione'],
  series: 'I libri del Club',
  isFormativo: true,
  author: 'Giorgia Amato, neurologa',
  sources: [{ label: 'CONSORT statement, linee guida per riportare gli studi randomizzati' }],
  body: `<p>Il titolo dice «dimezza il rischio». Il riassunto dice «p minore di 0,05». Nessuno dei due dice se cambia qualcosa per la persona che hai davanti.</p>
<p>Mezz’ora basta, se si legge nell’ordine giusto, che non è quello in cui è scritto.</p>
<h2>Cinque minuti: la domanda</h2>
<p>Chi sono i pazienti, che cosa ricevono, con che cosa si confrontano, che cosa si misura. Se il confronto è il placebo e in pratica useresti un altro farmaco, lo studio risponde a una domanda che non hai.</p>
<h2>Cinque minuti: il metodo</h2>
<p>Randomizzato? La lista era nascosta a chi arruolava? Chi valutava sapeva? Quanti sono usciti, e perché? Se l’analisi conta tutti nel gruppo in cui erano stati messi si chiama per intenzione di trattare, ed è quella che si guarda.</p>
<h2>Dieci minuti: i numeri</h2>
<p>Si cercano gli eventi, non le percentuali. Su mille persone curate per tre anni 20 infarti, su mille non curate 30: la riduzione relativa è del 33 per cento, quella assoluta dell’1, e bisogna curare cento persone per evitarne uno. Poi gli effetti indesiderati, nello stesso modo. L’intervallo di confidenza dice quanto è incerta la stima: se tocca l’assenza di effetto lo studio non decide.</p>
<h2>Cinque minuti: l’esito</h2>
<p>Morire, camminare, non andare in ospedale sono esiti. Un esame migliore è un surrogato: a volte promette, a volte inganna. Gli esiti compositi mescolano cose diverse: si guarda quale si è mosso davvero. E si controlla il registro: se l’esito principale è cambiato strada facendo, qualcuno lo ha scelto dopo.</p>
<h2>Cinque minuti: il mio paziente</h2>
<p>Gli anziani, i nefropatici, le donne in gravidanza spesso sono esclusi. Se il tuo paziente non sarebbe entrato nello studio, il risultato è un’ipotesi.</p>
<h2>L’ultima riga</h2>
<p>Chi ha pagato, chi ha scritto, chi ha i dati. Non per scartare, ma per sapere dove guardare due volte.</p>`,
}
