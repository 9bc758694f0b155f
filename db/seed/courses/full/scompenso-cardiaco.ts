import type { FullCourse } from '../full-course.ts'
import { heartFailureQuestions } from '../questions/scompenso-cardiaco.ts'

export const heartFailure: FullCourse = {
  title: 'Scompenso cardiaco: riconoscerlo, stadiarlo, curarlo a casa',
  lessons: [
    {
      kind: 'text',
      title: 'Sospettarlo e confermarlo',
      durationSeconds: 66,
      paragraphs: [
        'Lo scompenso cardiaco è una sindrome: sintomi e segni che nascono da un cuore che non riempie o non svuota bene. L’affanno sotto sforzo e la stanchezza sono i sintomi più comuni, ma sono poco specifici. L’affanno da sdraiati, quello che sveglia di notte, le giugulari turgide e il terzo tono sono meno frequenti e pesano di più.',
        'Nel sospetto, in chi non è acuto, si chiedono un elettrocardiogramma e un peptide natriuretico. Un NT-proBNP sotto 125 pg/ml, o un BNP sotto 35, rende la diagnosi poco probabile. Il valore sale anche con l’età, con la fibrillazione atriale e con la malattia renale, e può essere più basso nell’obeso.',
        'La conferma è l’ecocardiogramma, che misura la frazione di eiezione e divide in tre gruppi.',
        '- Ridotta: 40 per cento o meno.',
        '- Lievemente ridotta: da 41 a 49 per cento.',
        '- Conservata: 50 per cento o più, con segni di alterazione strutturale o funzionale.',
        'La classe NYHA racconta i sintomi, da I a IV, e cambia da un mese all’altro. Gli stadi da A a D raccontano la storia della malattia e non tornano indietro: allo stadio A ci sono i fattori di rischio, non ancora il danno.',
      ],
    },
    {
      kind: 'slides',
      title: 'I quattro pilastri',
      durationSeconds: 54,
      paragraphs: [
        'Nella frazione di eiezione ridotta quattro classi di farmaci riducono mortalità e ricoveri: un inibitore del sistema renina-angiotensina (di preferenza l’associazione di sacubitril e valsartan), un betabloccante, un antagonista dell’aldosterone, un inibitore di SGLT2.',
        'Si comincia presto con tutti e quattro a dosi basse, invece di portarne uno al massimo prima di aggiungere il secondo. Poi si sale ogni una o due settimane guardando pressione, frequenza, potassio e creatinina.',
        'Tra un ACE-inibitore e sacubitril/valsartan devono passare 36 ore, per il rischio di angioedema.',
        'Il diuretico dell’ansa toglie la congestione e i sintomi: si usa la dose più bassa che mantiene il peso asciutto, e non ha dimostrato di allungare la vita.',
        'Una creatinina che sale fino al 30 per cento all’inizio della terapia di solito si accetta. Un potassio sopra 5,5 mmol/l chiede di ridurre, sopra 6 di sospendere e ricontrollare.',
        'Nella frazione conservata l’inibitore di SGLT2 riduce i ricoveri; per il resto si curano congestione, pressione, fibrillazione atriale e peso.',
      ],
    },
    {
      kind: 'text',
      title: 'A casa, con chi assiste',
      durationSeconds: 61,
      paragraphs: [
        'Il paziente si pesa ogni mattina, dopo il bagno e prima di colazione, e scrive il numero. Un aumento di più di due chili in tre giorni è il segnale per chiamare, anche senza affanno. Molti riescono a modificare da soli il diuretico con uno schema scritto e concordato.',
        '## Che cosa peggiora lo scompenso',
        '- Antinfiammatori non steroidei, anche presi senza ricetta.',
        '- Verapamil e diltiazem, quando la frazione di eiezione è ridotta.',
        '- Terapia saltata, sale in eccesso, infezioni, aritmie, anemia.',
        'La carenza di ferro si cerca in tutti con ferritina e saturazione della transferrina: se c’è, nella frazione ridotta il ferro per vena migliora i sintomi. Si vaccina contro influenza e pneumococco. L’attività fisica regolare è una cura, non un rischio da evitare.',
        'Dopo un ricovero il primo controllo si fa entro una o due settimane: è il periodo in cui si torna più spesso in ospedale. Si invia con urgenza chi ha affanno a riposo, sincope, dolore toracico, pressione bassa con segni di bassa portata. Quando la malattia avanza, parlare di obiettivi e di cure palliative fa parte della terapia.',
      ],
    },
  ],
  questions: heartFailureQuestions,
}
