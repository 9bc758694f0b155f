import { PERSON } from '../reading/form-parts.ts'
import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'delega-ritiro-referti',
  title: 'Delega al ritiro di referti',
  abstract: 'Una pagina, con i dati del delegato e i limiti della delega.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-09-16',
  topics: ['Privacy', 'Documentazione sanitaria', 'Modelli legali'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Farmacista', 'Infermiera', 'Infermiere'],
  body: `<p><em>Il delegato presenta il proprio documento e la copia di quello di chi delega. Il referto si consegna in busta chiusa. Per i test HIV e per alcune analisi genetiche il ritiro per delega di regola non è ammesso.</em></p>
<h2>Chi delega</h2>
${PERSON}
<p>Documento di identità n. ____________________ rilasciato da ____________________ il ____/____/________</p>
<h2>Chi ritira</h2>
<p>Delego il/la sig./sig.ra ______________________________, nato/a a ____________________ il ____/____/________, documento n. ____________________</p>
<h2>Che cosa</h2>
<p>☐ Referto dell’esame del ____/____/________: ____________________</p>
<p>☐ Copia della cartella clinica del ricovero dal ____/____/________ al ____/____/________</p>
<p>☐ Ricette e piani terapeutici</p>
<p>☐ Altro: ____________________________________________</p>
<p>La delega vale ☐ per un solo ritiro ☐ fino al ____/____/________</p>
<p>☐ Il delegato può ricevere anche spiegazioni dal professionista ☐ Il delegato riceve solo la busta chiusa</p>
<h2>Firma di chi delega</h2>
<p>Luogo e data ______________________ Firma ______________________________</p>
<h2>Consegna (a cura dello studio)</h2>
<p>Consegnato il ____/____/________ alle ore ______ a ______________________________, identificato con documento n. ____________________ Firma di chi riceve ____________________ Firma di chi consegna ____________________</p>`,
}
