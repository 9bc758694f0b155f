import type { FullCourse } from '../full-course.ts'
import { professionalSecrecyQuestions } from '../questions/segreto-referto.ts'

export const professionalSecrecy: FullCourse = {
  title: 'Segreto professionale e obblighi di referto',
  lessons: [
    {
      kind: 'text',
      title: 'Il dovere di tacere',
      durationSeconds: 57,
      paragraphs: [
        'L’articolo 622 del codice penale punisce chi, avendo notizia di un segreto per ragione della professione, lo rivela senza giusta causa, o lo usa a profitto, se dal fatto può derivare un danno. È punibile a querela della persona offesa. Il segreto copre tutto ciò che si conosce per la cura, anche il fatto stesso che una persona sia paziente, e non finisce con la morte. Obbliga medici, infermieri, farmacisti, psicologi, chi studia e chi sta al banco.',
        'È giusta causa il consenso di chi ha diritto al segreto, l’obbligo di legge (referto, denuncia di malattia infettiva, certificato di nascita o di morte, denuncia all’INAIL), lo stato di necessità. Non è giusta causa la parentela, la curiosità di un collega, la chiamata di un avvocato, un giornalista.',
        'Il pubblico ufficiale risponde anche dell’articolo 326, la rivelazione del segreto d’ufficio. Davanti al giudice il professionista può astenersi dal testimoniare su quanto conosciuto per la professione, salvo i casi in cui ha l’obbligo di riferire (articolo 200 del codice di procedura penale).',
      ],
    },
    {
      kind: 'text',
      title: 'Il dovere di parlare',
      durationSeconds: 57,
      paragraphs: [
        'Il referto è l’obbligo dell’esercente una professione sanitaria, di regola libero professionista, che ha prestato assistenza in casi che possono presentare i caratteri di un delitto perseguibile d’ufficio: articolo 365 del codice penale. La denuncia, o rapporto, è l’obbligo del pubblico ufficiale e dell’incaricato di pubblico servizio, che ne ha notizia nell’esercizio o a causa delle funzioni, anche senza aver curato: articoli 361 e 362.',
        'La differenza che conta: chi è tenuto al referto è esentato quando il referto esporrebbe la persona assistita a procedimento penale. Chi cura un ladro ferito nel suo studio privato non lo segnala. Il pubblico ufficiale questa esenzione, di regola, non l’ha.',
        'Il referto arriva entro 48 ore, o immediatamente se c’è pericolo nel ritardo, al pubblico ministero o alla polizia giudiziaria del luogo. Contiene chi, dove, quando, le circostanze, i mezzi, gli effetti. La denuncia si presenta senza ritardo. L’omissione è punita.',
        'Non si chiede di indagare: basta la possibilità del delitto. Si descrive ciò che si vede e ciò che la persona dice, fra virgolette.',
      ],
    },
    {
      kind: 'slides',
      title: 'Procedibile d’ufficio o a querela',
      durationSeconds: 62,
      paragraphs: [
        'D’ufficio: omicidio, istigazione al suicidio, maltrattamenti in famiglia, abuso di mezzi di correzione con malattia, violenza sessuale su minore di 18 anni e negli altri casi di legge, lesioni gravi con aggravanti, lesioni colpose gravi sul lavoro da violazione di norme di prevenzione, interruzione di gravidanza fuori dalla legge, mutilazioni genitali.',
        'A querela: dopo la riforma del 2022, gran parte delle lesioni personali dolose lievi e delle lesioni gravi non aggravate; le lesioni stradali gravi, senza aggravanti; la violenza sessuale su adulto, entro dodici mesi, irrevocabile.',
        'Le lesioni a chi esercita una professione sanitaria, per causa del servizio, sono procedibili d’ufficio.',
        'Maltrattamenti: sono abituali. Un livido solo può essere una lesione; la terza visita con una storia che non torna è un’altra cosa. Codice rosso, legge 69 del 2019: corsia veloce per la procura.',
        'Minore: un sospetto fondato di abuso si segnala, anche al tribunale per i minorenni per la protezione. Non si interroga il bambino: si ascolta e si trascrive.',
        'Colpo d’arma da fuoco: per chi lavora in pronto soccorso è quasi sempre denuncia. Uso personale di droga: non è un delitto, il segreto resta.',
      ],
    },
    {
      kind: 'text',
      title: 'Tre casi',
      durationSeconds: 54,
      paragraphs: [
        'Studio privato. Un uomo con ferita da coltello dice: «Ho litigato, mi cercano». La lesione è lieve, e lui potrebbe essere l’aggressore. Il referto lo esporrebbe a procedimento: l’esenzione dell’articolo 365 opera. Si cura, si scrive, si tace.',
        'Consultorio. Una donna di 34 anni racconta percosse che durano da due anni, non vuole denunciare. Il medico del consultorio è incaricato di un pubblico servizio: i maltrattamenti sono procedibili d’ufficio, la denuncia è dovuta. Si spiega prima, si mette in sicurezza, si attiva il centro antiviolenza (1522): una segnalazione mandata senza protezione può aumentare il pericolo.',
        'Telefono. Un avvocato chiede se il suo assistito è stato visto il 3 marzo. La risposta è che nemmeno questo si può dire, senza delega o ordine del giudice. L’autorità giudiziaria può chiedere atti con un provvedimento: si consegnano, o si oppone per iscritto il segreto.',
        'In ogni caso la cartella racconta il ragionamento. Nel dubbio si chiede alla direzione, al medico legale, all’Ordine: prima, non dopo.',
      ],
    },
  ],
  questions: professionalSecrecyQuestions,
}
