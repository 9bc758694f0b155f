import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'informativa-privacy-studio',
  title: 'Informativa sulla privacy dello studio',
  abstract:
    'Articolo 13 del Regolamento europeo, per uno studio con uno o più professionisti. Da consegnare e affiggere.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-09-30',
  topics: ['Privacy', 'Studio professionale', 'Modelli legali'],
  professions: [
    'Medico chirurgo',
    'Odontoiatra',
    'Psicologa',
    'Psicologo',
    'Fisioterapista',
    'Dietista',
    'Logopedista',
  ],
  body: `<p><em>Per la cura non si chiede il consenso al trattamento dei dati: basta consegnare o mostrare questa informativa. Il consenso serve solo per ciò che non è cura, indicato in fondo.</em></p>
<h2>Chi tratta i tuoi dati</h2>
<p>Titolare del trattamento è ______________________________, con sede in ______________________________, telefono ____________________, e-mail ____________________, PEC ____________________</p>
<p>Responsabile della protezione dei dati, se nominato: ______________________________</p>
<h2>Quali dati e perché</h2>
<table><thead><tr><th scope="col">Finalità</th><th scope="col">Base giuridica</th><th scope="col">Conservazione</th></tr></thead><tbody><tr><td>Diagnosi, cura, riabilitazione e prevenzione</td><td>Articolo 9, paragrafo 2, lettera h, del Regolamento (UE) 2016/679</td><td>______ anni dall’ultima prestazione</td></tr>
<tr><td>Prenotazioni, fatture, contabilità</td><td>Contratto e obblighi di legge, articolo 6, paragrafo 1, lettere b e c</td><td>10 anni</td></tr>
<tr><td>Trasmissione al Sistema Tessera sanitaria</td><td>Obbligo di legge, salvo la tua opposizione</td><td>Secondo la norma</td></tr>
<tr><td>Fascicolo sanitario elettronico</td><td>Obbligo di legge</td><td>Secondo la norma</td></tr>
<tr><td>Difesa di un diritto</td><td>Articolo 9, paragrafo 2, lettera f</td><td>Fino alla prescrizione</td></tr></tbody></table>
<p>I dati sono forniti da te o, con la tua richiesta, da altri professionisti e strutture. Senza i dati necessari alla cura non possiamo eseguire la prestazione.</p>
<h2>Chi li può vedere</h2>
<p>Il personale dello studio, autorizzato e istruito; i fornitori nominati responsabili (software, laboratorio, commercialista): elenco disponibile in segreteria; gli altri medici che ti curano, secondo le tue indicazioni; gli enti a cui la legge impone di comunicarli. Non sono diffusi e non sono trasferiti fuori dall’Unione europea: ☐ vero ☐ salvo: ____________________</p>
<p>A familiari e conoscenti diamo notizie solo se ci hai indicato a chi: ______________________________</p>
<h2>I tuoi diritti</h2>
<p>Puoi chiedere l’accesso ai dati e una copia gratuita, la rettifica, la limitazione, l’opposizione nei casi previsti, la cancellazione nei limiti degli obblighi di conservazione. Rispondiamo entro un mese. Puoi presentare reclamo al Garante per la protezione dei dati personali.</p>
<h2>Consensi facoltativi</h2>
<p>Promemoria degli appuntamenti con messaggi: ☐ sì ☐ no</p>
<p>Invio di referti per posta elettronica, con file protetto: ☐ sì ☐ no Indirizzo ____________________</p>
<p>Comunicazioni promozionali: ☐ sì ☐ no</p>
<p>Data ____/____/________ Firma ______________________________</p>`,
}
