import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'depressione-perinatale-le-domande',
  title: 'Depressione perinatale: le domande che si possono fare in due minuti',
  abstract:
    'Una donna su dieci, e anche qualche padre. Come si chiede, quando si usa la scala di Edimburgo, che cosa si fa con un punteggio alto.',
  category: 'psicologia-e-benessere',
  published: '2026-06-08',
  topics: ['Salute mentale', 'Gravidanza', 'Depressione'],
  professions: ['Ostetrica', 'Psicologa', 'Psicologo', 'Medico chirurgo', 'Infermiera', 'Infermiere'],
  specializations: ['Ginecologia e ostetricia', 'Psichiatria', 'Pediatria'],
  author: 'Chiara Lenzi, psicologa',
  sources: [
    { label: 'NICE clinical guideline CG192, Antenatal and postnatal mental health' },
    { label: 'Cox JL, Holden JM, Sagovsky R, Detection of postnatal depression, British Journal of Psychiatry 1987' },
  ],
  body: `<p>Al controllo dei due mesi il bambino cresce, la madre sorride, l’ambulatorio è in ritardo. Nessuno le chiede come sta. Se qualcuno lo facesse, una volta su dieci scoprirebbe una depressione, e qualche volta un pensiero che non si può lasciare tornare a casa.</p>
<p>La depressione nel periodo che va dalla gravidanza al primo anno è la complicanza più frequente della maternità, e una delle meno diagnosticate. In un terzo dei casi comincia prima del parto.</p>
<h2>Non è la tristezza dei primi giorni</h2>
<p>Tra il terzo e il decimo giorno molte donne piangono senza motivo, passano dal riso alle lacrime, si sentono stanche e felici insieme. È il baby blues, riguarda più di metà delle madri e passa da solo in due settimane. La depressione dura di più, toglie il piacere, porta insonnia anche quando il bambino dorme, colpa, paura di fargli male. La psicosi è un’altra cosa ancora: rara, improvvisa, nelle prime due settimane, con confusione, deliri, agitazione. È un’urgenza psichiatrica, e si va in ospedale.</p>
<h2>Due domande per tutte</h2>
<p>Al primo contatto in gravidanza e nel puerperio le linee guida britanniche suggeriscono di chiedere:</p>
<ol><li>Nell’ultimo mese si è sentita spesso giù, depressa o senza speranza?</li><li>Nell’ultimo mese ha provato spesso poco interesse o piacere nel fare le cose?</li></ol>
<p>Un sì apre la conversazione. Due domande analoghe riguardano l’ansia: sentirsi nervosa o tesa, non riuscire a smettere di preoccuparsi. Si chiede sempre della storia: depressione, disturbo bipolare o psicosi dopo un altro parto cambiano tutto, e vanno cercati in gravidanza.</p>
<h2>La scala di Edimburgo</h2>
<p>Dieci frasi sugli ultimi sette giorni, cinque minuti, da sola e non con la suocera accanto. Il punteggio va da 0 a 30. Da 13 in su la depressione è probabile; tra 10 e 12 si ripete dopo due settimane; molte strutture italiane usano 12 come soglia per l’invio. Non è una diagnosi: è un motivo per fermarsi.</p>
<p>La domanda numero dieci, sull’idea di farsi del male, si guarda sempre, qualunque sia il totale. Una risposta diversa da «mai» non si lascia sul foglio: si chiede subito, con calma, se ci pensa adesso, se ha un modo in mente, se ha paura per il bambino. Chi chiede non suggerisce nulla che non ci sia già.</p>
<h2>Che cosa si fa</h2>
<ul><li>Sintomi lievi: ascolto, visite domiciliari, gruppi di madri, sonno protetto per qualche notte, coinvolgere chi sta a casa.</li><li>Sintomi moderati: terapia psicologica, cognitivo-comportamentale o interpersonale, entro poche settimane.</li><li>Sintomi gravi o precedenti seri: psichiatra, e un farmaco se serve. Diversi antidepressivi sono compatibili con l’allattamento; la scelta si fa con chi li conosce, e non si sospende una terapia efficace al test positivo senza parlarne.</li></ul>
<p>Interrompere l’allattamento «per stare meglio» raramente aiuta. Chiedere che cosa la donna desidera, sì.</p>
<h2>L’altro genitore</h2>
<p>Anche i padri si ammalano, più spesso se la madre è depressa. Hanno un altro aspetto: rabbia, lavoro, alcol, assenza. La stessa domanda si può fare a loro, al bilancio di salute, mentre si pesa il bambino.</p>
<h2>Costruire la rete prima</h2>
<p>Un numero che risponde, uno psicologo di consultorio con posti riservati, un accordo con il servizio psichiatrico per l’urgenza, un foglio con i nomi. Chiedere senza avere dove mandare è peggio che non chiedere. Con la rete pronta, due minuti bastano.</p>`,
}
