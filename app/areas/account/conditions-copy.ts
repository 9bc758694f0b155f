/** SUB-007, PRV-009. What anybody may do with a free account. */
export const CONDITIONS_OF_USE = `<p>L’account gratuito è personale e permette di leggere le notizie aperte, ricevere la newsletter e provare il Club per sette giorni, una volta sola.</p>
<p>I contenuti sono riservati ai professionisti sanitari e non sostituiscono il giudizio clinico. Non si possono copiare né rivendere.</p>
<p>L’account si chiude quando vuoi, dall’area personale. I dati sono trattati come dice l’informativa sulla privacy.</p>
<p>La formazione ECM è erogata dal provider numero {{provider-ecm}}. {{legge-e-foro}}</p>`

/** PRV-003, PRV-009. For a customer whose product has no terms of its own. */
export const ADHESION_CONDITIONS = `<h2>Condizioni di adesione al Club</h2>
<p>L’adesione dura dodici mesi dal giorno dell’acquisto e non si rinnova da sola. I servizi compresi sono quelli indicati nella pagina dei piani il giorno dell’acquisto.</p>
<p>Chi acquista come consumatore può recedere entro quattordici giorni scrivendo all’assistenza.</p>
<p>La formazione ECM è erogata dal provider numero {{provider-ecm}}. {{legge-e-foro}}</p>`
