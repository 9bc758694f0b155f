import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'scheda-fisioterapia-lombalgia',
  title: 'Scheda di prima valutazione della lombalgia',
  abstract: 'Segnali d’allarme, STarT Back, obiettivi della persona.',
  flag: 'isMODSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-06-18',
  topics: ['Lombalgia', 'Fisioterapia', 'Modelli clinici'],
  professions: ['Fisioterapista', 'Medico chirurgo'],
  body: `<p>Nome ______________________________ età ____ lavoro ____________________ data ____/____/________</p>
<h2>Segnali d’allarme</h2>
<p>Urgenza: ☐ ritenzione o incontinenza nuova ☐ anestesia a sella ☐ deficit motorio progressivo</p>
<p>Approfondire: ☐ febbre ☐ tumore noto ☐ calo di peso ☐ trauma ☐ cortisone a lungo ☐ osteoporosi ☐ dolore notturno che non cambia ☐ immunodepressione</p>
<p>Esito: ☐ nessuno ☐ invio a ____________________ il ____/____/________</p>
<h2>Dolore</h2>
<p>Da quanto ____________________ Primo episodio ☐ sì ☐ no, quanti ____ Intensità oggi ____ media ____ massima ____ (0-10)</p>
<p>Sede ____________________ Irradiazione ☐ no ☐ sopra il ginocchio ☐ sotto il ginocchio. Peggiora con ____________________ Migliora con ____________________</p>
<p>Farmaci e terapie provate: ____________________</p>
<h2>Esame</h2>
<p>Postura e cammino ____________________ Movimenti: flessione ____ estensione ____ lato D ____ lato S ____</p>
<table><thead><tr><td></td><th scope="col">Destra</th><th scope="col">Sinistra</th></tr></thead><tbody><tr><td>Forza L4, L5, S1</td><td>____</td><td>____</td></tr>
<tr><td>Riflessi rotuleo, achilleo</td><td>____</td><td>____</td></tr>
<tr><td>Sensibilità</td><td>____</td><td>____</td></tr>
<tr><td>Sollevamento della gamba tesa</td><td>____°</td><td>____°</td></tr></tbody></table>
<h2>Rischio di cronicità</h2>
<p>STarT Back: totale ____ su 9, sottoscala ____ su 5. ☐ basso (totale fino a 3) ☐ medio (4 o più, sottoscala fino a 3) ☐ alto (sottoscala 4 o più)</p>
<p>Paura del movimento, umore, lavoro, sonno: ____________________</p>
<h2>Obiettivi della persona</h2>
<p>Tre cose che vuole tornare a fare: 1 ____________________ 2 ____________________ 3 ____________________ (da 0 a 10 oggi: ____ ____ ____)</p>
<h2>Piano</h2>
<p>☐ spiegazione ed educazione ☐ restare attivo, lavoro ☐ esercizi: ____________________ ☐ sedute previste ____ ☐ controllo ____/____/________</p>
<p>Firma ____________________</p>`,
}
