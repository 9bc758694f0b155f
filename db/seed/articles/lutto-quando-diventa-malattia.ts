import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'lutto-quando-diventa-malattia',
  title: 'Il lutto: quando accompagnare, quando curare',
  abstract:
    'Il dolore di una perdita non è una diagnosi. Dopo molti mesi, per qualcuno, lo diventa: come si riconosce e quale terapia funziona.',
  category: 'psicologia-e-benessere',
  published: '2026-11-03',
  topics: ['Salute mentale', 'Lutto', 'Comunicazione'],
  professions: ['Psicologa', 'Psicologo', 'Medico chirurgo', 'Infermiera', 'Infermiere', 'Ostetrica'],
  specializations: ['Psichiatria', 'Geriatria', 'Medicina generale'],
  author: 'Chiara Lenzi, psicologa',
  sources: [
    { label: 'Organizzazione mondiale della sanità, ICD-11, 6B42, Prolonged grief disorder' },
    { label: 'American Psychiatric Association, DSM-5-TR, 2022' },
    { label: 'Shear MK et al., Optimizing treatment of complicated grief, JAMA Psychiatry 2016' },
  ],
  body: `<p>Una vedova piange in ambulatorio otto settimane dopo il funerale. Non dorme, sente la voce del marito, non vuole togliere il cappotto dall’attaccapanni. Ha bisogno di un antidepressivo? Quasi certamente no. Ha bisogno che qualcuno le dica che non sta impazzendo.</p>
<p>Il lutto è la risposta normale a un legame che si rompe. Non ha tappe obbligate né una data di fine. La maggior parte delle persone, con il tempo e con altre persone intorno, impara a vivere con l’assenza. Una parte no, e per quella parte oggi esistono una diagnosi e una cura.</p>
<h2>Che cosa è normale</h2>
<p>Onde di dolore, rabbia, sollievo, colpa, ricerca dell’altro nella folla, sogni vividi, difficoltà a concentrarsi, stanchezza. La sensazione di sentire o vedere per un attimo chi è morto è comune, e non è una psicosi. Il dolore arriva a ondate, legato a ricordi; tra un’onda e l’altra si può anche ridere. Nella depressione, invece, il grigio è continuo e riguarda tutto, e il valore di sé è crollato.</p>
<h2>Quando non passa</h2>
<p>L’undicesima classificazione dell’Organizzazione mondiale della sanità ha introdotto il disturbo da lutto prolungato: nostalgia intensa e persistente, o preoccupazione continua per chi è morto, con un dolore che supera quanto atteso nella cultura della persona, per almeno sei mesi e con conseguenze nella vita di ogni giorno. Il manuale americano chiede un anno nell’adulto, sei mesi nel bambino. Riguarda circa una persona su dieci tra chi ha perso qualcuno per cause naturali, di più dopo una morte violenta o improvvisa, la perdita di un figlio, un suicidio.</p>
<p>I segni che lo fanno sospettare, passati molti mesi:</p>
<ul><li>evitare tutto ciò che ricorda, o al contrario vivere soltanto in quello;</li><li>non riuscire ad accettare che sia accaduto;</li><li>sentirsi senza identità, o che la vita non abbia più senso;</li><li>rabbia e amarezza che non si muovono;</li><li>il desiderio di morire per raggiungere chi non c’è: qui si chiede, subito e con parole dirette.</li></ul>
<h2>Chi rischia di più</h2>
<p>Chi dipendeva molto da quella persona, chi ha assistito a lungo e non ha potuto salutare, chi è solo, chi ha avuto depressione, chi ha perso qualcuno in terapia intensiva o lontano. La pandemia ne ha prodotti molti, e alcuni arrivano adesso.</p>
<h2>Che cosa si fa all’inizio</h2>
<p>Si nomina la persona morta, con il suo nome. Si chiede com’è andata, e si ascolta la storia per intero, anche la terza volta. Si dicono poche frasi vere: «Mi dispiace», «Non so che cosa dire, ma sono qui». Si evitano quelle che chiudono: «Doveva andare così», «Il tempo guarisce», «È in un posto migliore».</p>
<p>Si guarda al corpo: sonno, cibo, alcol, farmaci. Un ipnotico per poche notti può avere un posto; le benzodiazepine per mesi rimandano. La terapia psicologica offerta a tutti per principio non ha mostrato benefici: si tiene la porta aperta, e si fissa un controllo.</p>
<h2>Che cosa si fa dopo</h2>
<p>Per il disturbo da lutto prolungato la cura che ha funzionato negli studi è una psicoterapia mirata, di circa sedici incontri: raccontare la morte, riavvicinare ciò che si evita, riprendere un rapporto con il ricordo, ricostruire scopi. Nello studio di Shear e colleghi l’antidepressivo da solo non ha migliorato il lutto; ha aiutato i sintomi depressivi quando si aggiungeva alla terapia.</p>
<h2>Per chi lavora in corsia</h2>
<p>Un biglietto o una telefonata alla famiglia dopo qualche settimana costano cinque minuti, e vengono ricordati per anni. Anche chi cura perde: il paziente di dieci anni, il bambino, il collega. Un momento fisso in cui si dicono i nomi non è sentimentalismo. È manutenzione.</p>`,
}
