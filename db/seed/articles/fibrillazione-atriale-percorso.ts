import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'fibrillazione-atriale-percorso',
  title: 'Fibrillazione atriale, il percorso in quattro lettere',
  abstract:
    'Le linee guida europee del 2024 mettono al primo posto le malattie che l’accompagnano e semplificano il punteggio del rischio.',
  category: 'clinica-e-terapia',
  published: '2026-11-11',
  access: 'members',
  topics: ['Fibrillazione atriale', 'Cardiologia', 'Anticoagulanti', 'Linee guida'],
  professions: ['Medico chirurgo'],
  specializations: ['Cardiologia'],
  author: 'Elisa Donati, cardiologa',
  sources: [{ label: 'European Society of Cardiology, Guidelines for the management of atrial fibrillation, 2024' }],
  body: `<p>AF-CARE: comorbidità, anticoagulazione, riduzione dei sintomi, valutazione continua. L’ordine delle lettere non è un caso. La gestione di ipertensione, scompenso, diabete, obesità, apnea del sonno, alcol e sedentarietà viene prima di qualunque decisione sul ritmo.</p>
<p>Il messaggio per chi lavora sul territorio è concreto: quasi tutto quello che cambia la prognosi di questi pazienti si fa in ambulatorio e non in sala di elettrofisiologia.</p>
<h2>Il punteggio senza il sesso</h2>
<p>Il CHA₂DS₂-VA sostituisce il CHA₂DS₂-VASc: sparisce il punto per il sesso femminile. L’anticoagulazione orale è raccomandata con un punteggio di 2 o più e va considerata con 1. Il punteggio si ricalcola nel tempo, perché l’età e le malattie avanzano.</p>
<table><thead><tr><th scope="col">Voce del CHA₂DS₂-VA</th><th scope="col">Punti</th></tr></thead><tbody><tr><td>Scompenso cardiaco</td><td>1</td></tr><tr><td>Ipertensione</td><td>1</td></tr><tr><td>Età di 75 anni o più</td><td>2</td></tr><tr><td>Diabete</td><td>1</td></tr><tr><td>Ictus, attacco ischemico transitorio o embolia sistemica</td><td>2</td></tr><tr><td>Malattia vascolare</td><td>1</td></tr><tr><td>Età tra 65 e 74 anni</td><td>1</td></tr></tbody></table>
<h2>Quale anticoagulante</h2>
<p>Gli anticoagulanti diretti sono preferiti agli antagonisti della vitamina K, con due eccezioni: protesi valvolari meccaniche e stenosi mitralica moderata o grave. La dose ridotta si usa solo se i criteri del singolo farmaco sono soddisfatti: sottodosare per prudenza espone all’ictus senza ridurre davvero i sanguinamenti.</p>
<h2>La dose, farmaco per farmaco</h2>
<p>Apixaban scende a 2,5 mg due volte al giorno con almeno due condizioni su tre: 80 anni o più, peso di 60 kg o meno, creatinina di 1,5 mg/dL o più. Rivaroxaban scende a 15 mg con una clearance tra 15 e 49 mL/min. Edoxaban a 30 mg con clearance tra 15 e 50, peso fino a 60 kg o alcuni inibitori della glicoproteina P. Dabigatran a 110 mg dagli 80 anni o con il verapamil, ed è controindicato sotto 30 mL/min. La clearance è quella di Cockcroft-Gault. Quando nessuna di queste condizioni c’è, la dose è quella piena.</p>
<h2>Il rischio di sanguinare</h2>
<p>Serve a correggere ciò che si può correggere (pressione, antinfiammatori, alcol, anemia), non a negare la terapia. L’acido acetilsalicilico non è un’alternativa.</p>
<h2>Frequenza o ritmo</h2>
<p>Il controllo della frequenza è il primo passo per quasi tutti: beta-bloccante, oppure diltiazem o verapamil se la frazione di eiezione è conservata. Un obiettivo ragionevole è stare sotto i 110 battiti a riposo, più giù se restano sintomi. Il controllo del ritmo non è riservato ai casi difficili: nella forma parossistica l’ablazione transcatetere può essere la prima scelta, con una decisione condivisa, e un intervento precoce riduce gli eventi in chi ha fattori di rischio.</p>
<p>Prima di una cardioversione programmata, se l’aritmia dura da più di 24 ore, servono tre settimane di anticoagulazione oppure un’ecografia transesofagea; dopo, almeno quattro settimane, e poi si decide in base al punteggio e non al ritmo ritrovato. È l’errore che si vede più spesso: l’elettrocardiogramma torna sinusale e qualcuno sospende.</p>
<h2>Al controllo</h2>
<ul><li>Funzione renale ed emocromo almeno ogni anno, più spesso nell’anziano fragile.</li><li>Aderenza: chiederla, non supporla.</li><li>Pressione, peso, sonno.</li></ul>
<h2>La parola al farmacista e all’infermiere</h2>
<p>Chi consegna il farmaco vede le cose che in ambulatorio non si vedono: la confezione ritirata in ritardo, l’ibuprofene comprato insieme, la compressa divisa a metà. Rivaroxaban alle dosi di 15 e 20 mg va preso con il cibo, dabigatran non si apre e non si mette nel dispenser settimanale. Una dose dimenticata si recupera secondo il foglietto del singolo farmaco; non si raddoppia mai.</p>`,
}
