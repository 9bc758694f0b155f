import type { FullCourse } from '../full-course.ts'
import { clinicTimeQuestions } from '../questions/tempo-ambulatorio.ts'

export const clinicTime: FullCourse = {
  title: 'Gestire il tempo in ambulatorio',
  lessons: [
    {
      kind: 'ebook',
      title: 'Dove si perde un’ora',
      durationSeconds: 48,
      paragraphs: [
        'Per una settimana si annota, ogni mezz’ora, che cosa si sta facendo: basta un foglio. Quasi tutti scoprono quattro buchi. Le interruzioni: dopo ognuna servono minuti per riprendere il filo. Le telefonate sparse. La carta che si tocca tre volte. Le visite che cominciano in ritardo alle nove e finiscono in ritardo alle tredici.',
        'L’agenda migliore non è piena: un ambulatorio occupato oltre l’85-90 per cento accumula code, perché le visite non durano tutte uguale. Due spazi liberi al mattino per le urgenze del giorno costano meno delle urgenze infilate tra gli altri.',
        'Le visite hanno durate diverse: un controllo di esami dieci minuti, un primo problema venti, una persona con cinque malattie trenta. Chi prenota lo chiede con una domanda sola: «Per che cosa viene?».',
        'I primi dieci minuti della giornata con chi sta al banco, per guardare insieme la lista, ne risparmiano trenta.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Visita, telefono, carta',
      durationSeconds: 54,
      paragraphs: [
        'All’inizio della visita si fa l’elenco: «Mi dica tutto quello di cui vuole parlare oggi, poi scegliamo insieme». Il problema detto sulla porta nasce quasi sempre dal non averlo chiesto prima. Lasciar parlare senza interrompere costa in media meno di due minuti.',
        'Telefono: una fascia fissa, detta a tutti, e un filtro con domande scritte per chi risponde; le bandiere rosse passano subito. I messaggi hanno una regola: niente urgenze per messaggio, risposta entro un giorno lavorativo.',
        'Carta: ogni foglio si tocca una volta, e allora si fa, si delega, si archivia, si butta. Le ricette ripetute si raccolgono in un’ora sola, con un modulo, e si allineano le scadenze dei farmaci cronici allo stesso giorno.',
        'Il referto si scrive con il paziente davanti, leggendoglielo: si corregge da solo.',
        'Alla fine, cinque minuti: che cosa resta, chi va richiamato, che cosa si prepara per domani. Una pausa vera a metà non è tempo perso: chi non si ferma rallenta senza accorgersene.',
      ],
    },
  ],
  questions: clinicTimeQuestions,
}
