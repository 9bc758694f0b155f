import type { FullCourse } from '../full-course.ts'
import { typeTwoDiabetesQuestions } from '../questions/diabete-tipo-2.ts'

export const typeTwoDiabetes: FullCourse = {
  title: 'Diabete di tipo 2: scegliere la terapia con il paziente',
  lessons: [
    {
      kind: 'text',
      title: 'Diagnosi e obiettivo',
      durationSeconds: 58,
      paragraphs: [
        'Il diabete si diagnostica con una glicemia a digiuno di 126 mg/dl o più, un’emoglobina glicata di 48 mmol/mol (6,5 per cento) o più, o una glicemia di 200 mg/dl o più a due ore dal carico di glucosio. Senza sintomi il valore si conferma con una seconda misura. Una glicemia casuale di 200 mg/dl con sintomi tipici basta da sola.',
        'La glicata riassume circa tre mesi, e inganna quando i globuli rossi vivono poco o troppo: anemia emolitica, emorragia recente, trasfusioni, alcune emoglobine.',
        '## Un obiettivo per quella persona',
        'Per molti adulti l’obiettivo è sotto 53 mmol/mol (7 per cento). È più stretto in chi è giovane, senza complicanze e con farmaci che non danno ipoglicemia. È più largo, fino a 64 mmol/mol (8 per cento) e oltre, nell’anziano fragile, in chi ha una vita attesa breve o ha avuto ipoglicemie gravi. L’obiettivo si scrive in cartella insieme al motivo.',
        'Alla diagnosi si cercano già le complicanze: fondo dell’occhio, rapporto albumina/creatinina nelle urine, filtrato, esame del piede con il monofilamento, pressione e lipidi.',
      ],
    },
    {
      kind: 'slides',
      title: 'Scegliere dal cuore e dal rene',
      durationSeconds: 64,
      paragraphs: [
        'La metformina resta il primo farmaco per molti. Si inizia con una dose bassa ai pasti, per ridurre i disturbi intestinali. Si dimezza quando il filtrato è tra 30 e 45 ml/min e si sospende sotto 30. A lungo andare può abbassare la vitamina B12.',
        'Con malattia renale cronica o scompenso si aggiunge un inibitore di SGLT2, qualunque sia la glicata: protegge il rene e riduce i ricoveri per scompenso.',
        'Con malattia cardiovascolare aterosclerotica si sceglie un agonista del recettore del GLP-1 o un inibitore di SGLT2 con beneficio dimostrato.',
        'Se il problema principale è il peso, gli agonisti del GLP-1 e l’agonista doppio GIP/GLP-1 sono i più efficaci. I disturbi gastrointestinali sono i più comuni e si riducono salendo piano.',
        'Le sulfaniluree costano poco e abbassano la glicemia, ma danno ipoglicemia e fanno aumentare di peso. I glitazoni trattengono liquidi: mai nello scompenso. Gli inibitori di DPP-4 non cambiano il peso e non si associano ai GLP-1.',
        'L’inibitore di SGLT2 aumenta le infezioni micotiche genitali e, di rado, dà una chetoacidosi con glicemia quasi normale: si sospende nei giorni di malattia acuta con digiuno e almeno tre giorni prima di un intervento.',
      ],
    },
    {
      kind: 'text',
      title: 'Il colloquio che decide',
      durationSeconds: 71,
      paragraphs: [
        'Una scelta condivisa ha tre momenti: dire che c’è una scelta, spiegare le possibilità con i loro pro e contro, arrivare insieme a una decisione. Le domande che contano sono concrete. Preferisce una compressa o un’iniezione alla settimana? Guida per lavoro? Che cosa la spaventa di più: il peso, le ipoglicemie, gli aghi?',
        'Si usano numeri naturali: «su cento persone come lei» si capisce meglio di «una riduzione relativa del 14 per cento». Si chiede di ripetere con parole proprie: non è un esame, serve a sapere se ci siamo spiegati.',
        '## Ipoglicemia',
        'Sotto 70 mg/dl si prendono 15 grammi di zucchero semplice e si ricontrolla dopo 15 minuti. Se la persona non è cosciente non si dà nulla per bocca: si usa il glucagone e si chiama il 112.',
        '## Quando serve l’insulina',
        'Con sintomi di carenza (dimagrimento, sete, chetoni) o valori molto alti si comincia subito, anche solo per un periodo. Altrimenti, di regola, prima dell’insulina si prova un agonista del GLP-1. Si parte con una basale da 10 unità, o 0,1-0,2 unità per chilo, e si aggiusta sulla glicemia del mattino.',
        'Si rivaluta ogni tre mesi finché l’obiettivo non è raggiunto, poi ogni sei. Non cambiare nulla per anni davanti a un valore fuori obiettivo ha un nome: inerzia terapeutica.',
      ],
    },
  ],
  questions: typeTwoDiabetesQuestions,
}
