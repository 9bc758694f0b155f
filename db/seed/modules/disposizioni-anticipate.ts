import { PERSON } from '../reading/form-parts.ts'
import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'disposizioni-anticipate',
  title: 'Disposizioni anticipate di trattamento',
  abstract: 'Una traccia da compilare con il proprio medico, con la nomina del fiduciario.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-06-24',
  topics: ['Consenso informato', 'Cure palliative', 'Modelli legali'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Psicologa', 'Psicologo'],
  body: `<p><em>Per valere, lo scritto va consegnato personalmente all’ufficio dello stato civile del Comune di residenza, o autenticato da un notaio (legge 219 del 2017, articolo 4). È esente da bollo e da imposte. Si può cambiare e revocare sempre.</em></p>
<h2>Chi dispone</h2>
${PERSON}
<p>Sono maggiorenne, capace di intendere e di volere, e ho ricevuto adeguate informazioni mediche da: ____________________ il ____/____/________</p>
<h2>Fiduciario</h2>
<p>Nomino ______________________________, nato/a il ____/____/________, telefono ____________________</p>
<p>In sua mancanza ______________________________, telefono ____________________</p>
<h2>Che cosa conta per me</h2>
<p>Che cosa rende per me la vita degna di essere vissuta: ____________________________________________</p>
<p>Che cosa temo di più: ____________________________________________</p>
<p>Dove vorrei essere curato/a, se possibile: ☐ casa ☐ hospice ☐ ospedale</p>
<h2>In quali situazioni valgono</h2>
<p>☐ Malattia inguaribile in fase terminale ☐ stato vegetativo o di minima coscienza senza prospettiva di recupero ☐ demenza avanzata ☐ lesione cerebrale grave e irreversibile ☐ altro ____________________</p>
<h2>Le mie volontà</h2>
<table><thead><tr><th scope="col">Trattamento</th><th scope="col">Sì</th><th scope="col">No</th><th scope="col">Solo per un tempo di prova</th><th scope="col">Decida il fiduciario</th></tr></thead><tbody><tr><td>Rianimazione cardiopolmonare</td><td>☐</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Ventilazione meccanica, tracheotomia</td><td>☐</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Nutrizione e idratazione artificiali</td><td>☐</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Dialisi</td><td>☐</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Trasfusioni</td><td>☐</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Antibiotici per infezioni gravi</td><td>☐</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Ricovero in terapia intensiva</td><td>☐</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>Interventi chirurgici</td><td>☐</td><td>☐</td><td>☐</td><td>☐</td></tr></tbody></table>
<p>Altre volontà: ____________________________________________</p>
<h2>Cure palliative</h2>
<p>Chiedo in ogni caso il controllo del dolore e dei sintomi: ☐ sì. Sedazione palliativa profonda, se le sofferenze sono refrattarie: ☐ sì ☐ no</p>
<h2>Dopo</h2>
<p>Donazione di organi e tessuti: ☐ sì ☐ no ☐ mi sono già espresso/a. Assistenza spirituale: ____________________</p>
<h2>Firme</h2>
<p>Luogo e data ______________________ Chi dispone ______________________________</p>
<p>Accetto la nomina a fiduciario ______________________________</p>`,
}
