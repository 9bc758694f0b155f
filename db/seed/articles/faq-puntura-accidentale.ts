import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'faq-puntura-accidentale',
  title: 'Puntura accidentale: le domande dei primi dieci minuti',
  type: 'Faq',
  abstract:
    'Che cosa si fa subito, chi si chiama, quando serve la profilassi, come si denuncia. Da leggere prima che succeda.',
  category: 'professione-e-lavoro',
  published: '2026-06-03',
  topics: ['Sicurezza sul lavoro', 'Infezioni correlate all’assistenza'],
  professions: [
    'Infermiera',
    'Infermiere',
    'Medico chirurgo',
    'Odontoiatra',
    'Ostetrica',
    'Biologa',
    'Biologo',
    'Veterinaria',
    'Veterinario',
  ],
  author: 'Marina Colli, infermiera',
  sources: [{ label: 'Decreto legislativo 9 aprile 2008, n. 81, titolo X-bis' }],
  body: `<p>Succede a chi lavora bene e a chi lavora in fretta. La differenza la fanno i minuti dopo.</p>
<h2>Che cosa faccio subito?</h2>
<p>Lascia sanguinare senza spremere, lava con acqua e sapone, disinfetta. Per gli occhi e la bocca acqua o fisiologica in abbondanza. Non usare candeggina sulla ferita.</p>
<h2>Chi chiamo?</h2>
<p>Il coordinatore, poi il pronto soccorso o il medico competente, secondo la procedura. Subito: non a fine turno.</p>
<h2>Qual è il rischio?</h2>
<p>Dopo una puntura con sangue di una persona infetta, in media: HIV circa lo 0,3 per cento, epatite C meno del 2, epatite B fino al 30 in chi non è vaccinato. Se la persona con HIV è in terapia efficace e non ha virus misurabile, il rischio è molto più basso.</p>
<h2>Quando serve la profilassi per l’HIV?</h2>
<p>Si decide in base alla fonte e al tipo di esposizione. Se serve si comincia prima possibile, idealmente entro poche ore e non oltre le 72, e dura 28 giorni.</p>
<h2>E per l’epatite B?</h2>
<p>Se sei vaccinato e hai risposto, nulla. Se no, vaccino e immunoglobuline, presto.</p>
<h2>E per l’epatite C?</h2>
<p>Non c’è profilassi: si controlla e, se serve, si cura con i farmaci diretti, che guariscono.</p>
<h2>Il paziente deve fare gli esami?</h2>
<p>Gli si chiede il consenso. Se rifiuta si valuta il rischio con quello che si sa.</p>
<h2>Quali esami faccio io?</h2>
<p>Al tempo zero, poi secondo protocollo, di solito a uno, tre e sei mesi.</p>
<h2>Va denunciato?</h2>
<p>Sì: è un infortunio. Il certificato si fa al pronto soccorso e la denuncia la invia il datore di lavoro.</p>
<h2>Come si evita?</h2>
<p>Dispositivi con protezione, contenitore a portata di mano e mai pieno oltre i tre quarti, nessun ago reincappucciato.</p>`,
}
