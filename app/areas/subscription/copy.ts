/** SUB-008. What who tries the club has joined, without having bought anything. */
export const TRIAL_CONDITIONS = `<h2>Condizioni di adesione alla prova gratuita</h2>
<p>La prova dura sette giorni dal giorno dell’attivazione e si può fare una volta sola. Non costa nulla, non chiede dati di pagamento e finisce da sola: chi non sceglie un piano resta con l’account gratuito.</p>
<p>Durante la prova i servizi compresi sono quelli indicati nella pagina dei piani; quelli riservati a Premium restano di Premium.</p>
<p>La formazione ECM è erogata dal provider numero {{provider-ecm}}. {{legge-e-foro}}</p>`

/** SUB-009. Beside the adhesion, for whoever bought ECM training. */
export const TRAINING_CONDITIONS = `<h2>Condizioni integrative per la formazione ECM</h2>
<p>I crediti si usano entro la scadenza dell’adesione. Un corso iniziato prima si può concludere entro la data di chiusura del corso stesso.</p>
<p>L’attestato si rilascia a chi supera la prova finale e compila il questionario di gradimento. La comunicazione alla banca dati nazionale è a carico del provider numero {{provider-ecm}}.</p>`
