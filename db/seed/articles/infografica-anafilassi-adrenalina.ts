import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'infografica-anafilassi-adrenalina',
  title: 'Anafilassi: l’adrenalina prima di tutto',
  type: 'Infografica',
  abstract:
    'Dove, quanto, quando ripetere. Il foglio per il carrello dello studio, della farmacia e del centro vaccinale.',
  category: 'clinica-e-terapia',
  published: '2026-02-09',
  topics: ['Emergenza', 'Allergie', 'Vaccini'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Farmacista', 'Odontoiatra'],
  author: 'Redazione',
  sources: [{ label: 'Resuscitation Council UK, Emergency treatment of anaphylaxis, 2021' }],
  body: `<p>Comparsa improvvisa, in minuti, di difficoltà a respirare o ipotensione, spesso con orticaria o gonfiore, dopo un farmaco, un cibo, una puntura. La pelle può essere normale: non si aspetta l’orticaria.</p>
<p>Il farmaco è uno solo. Cortisone e antistaminico non salvano la vita e non si danno per primi.</p>
<table><thead><tr><th scope="col">Età</th><th scope="col">Adrenalina 1 mg/mL intramuscolo, faccia laterale della coscia</th></tr></thead><tbody><tr><td>Adulto e oltre 12 anni</td><td>0,5 mg, cioè 0,5 mL</td></tr><tr><td>Da 6 a 12 anni</td><td>0,3 mg, cioè 0,3 mL</td></tr><tr><td>Da 6 mesi a 6 anni</td><td>0,15 mg, cioè 0,15 mL</td></tr><tr><td>Sotto i 6 mesi</td><td>0,1-0,15 mg</td></tr></tbody></table>
<h2>Subito</h2>
<ol><li>Interrompi la causa, chiama il 112.</li><li>Sdraia la persona con le gambe alzate; seduta se respira male; mai in piedi.</li><li>Adrenalina nella coscia, anche attraverso i vestiti se è un autoiniettore.</li><li>Ossigeno, accesso venoso, liquidi se la pressione è bassa.</li><li>Ripeti dopo cinque minuti se non migliora.</li></ol>
<h2>Dopo</h2>
<p>Osservazione in ospedale, perché può tornare dopo ore. Prescrizione dell’autoiniettore, insegnato con la mano. Invio all’allergologo. Segnalazione, se la causa è un farmaco o un vaccino.</p>
<h2>Il carrello</h2>
<p>Due fiale, due siringhe da 1 mL, due aghi lunghi, la data di scadenza in grande. Si controlla il primo lunedì del mese.</p>`,
}
