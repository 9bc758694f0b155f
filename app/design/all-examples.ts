import { examples as accordion } from './accordion/examples.tsx'
import { examples as avatar } from './avatar/examples.tsx'
import { examples as badge } from './badge/examples.tsx'
import { examples as breadcrumbs } from './breadcrumbs/examples.tsx'
import { examples as button } from './button/examples.tsx'
import { examples as card } from './card/examples.tsx'
import { examples as carousel } from './carousel/examples.tsx'
import { examples as checkbox } from './checkbox/examples.tsx'
import { examples as chooseField } from './choose-field/examples.tsx'
import { examples as combobox } from './combobox/examples.tsx'
import { examples as coverArt } from './cover-art/examples.tsx'
import { examples as dateField } from './date-field/examples.tsx'
import { examples as desk } from './desk/examples.tsx'
import { examples as dialog } from './dialog/examples.tsx'
import { examples as emptyState } from './empty-state/examples.tsx'
import type { ExampleGroup } from './example.ts'
import { examples as fileField } from './file-field/examples.tsx'
import { examples as form } from './form/examples.tsx'
import { examples as foundations } from './foundations/examples.tsx'
import { examples as icon } from './icon/examples.tsx'
import { examples as layout } from './layout/examples.tsx'
import { examples as link } from './link/examples.tsx'
import { examples as logo } from './logo/examples.tsx'
import { examples as menu } from './menu/examples.tsx'
import { examples as pageHead } from './page-head/examples.tsx'
import { examples as pagination } from './pagination/examples.tsx'
import { examples as passwordField } from './password-field/examples.tsx'
import { examples as progress } from './progress/examples.tsx'
import { examples as radioGroup } from './radio-group/examples.tsx'
import { examples as select } from './select/examples.tsx'
import { examples as skeleton } from './skeleton/examples.tsx'
import { examples as switches } from './switch/examples.tsx'
import { examples as table } from './table/examples.tsx'
import { examples as tabs } from './tabs/examples.tsx'
import { examples as textArea } from './text-area/examples.tsx'
import { examples as textField } from './text-field/examples.tsx'
import { examples as toast } from './toast/examples.tsx'
import { examples as tooltip } from './tooltip/examples.tsx'
import { examples as visuallyHidden } from './visually-hidden/examples.tsx'

/** CONTENTS: every component of the design system. The folder's name is the slug; a test holds the two together. */
export const allExamples: ExampleGroup[] = [
  {
    title: 'Fondamenta',
    sets: [
      {
        slug: 'foundations',
        title: 'Colori e caratteri',
        summary: 'Da qui discende tutto il resto. Un club cambia il primo blocco e cambia volto.',
        examples: foundations,
        isWide: true,
      },
    ],
  },
  {
    title: 'Segni',
    sets: [
      { slug: 'logo', title: 'Logo', summary: 'Il marchio del Club. Segue i colori del tema.', examples: logo },
      {
        slug: 'icon',
        title: 'Icone',
        summary: 'Per nome. Un nome sconosciuto è segnalato e non disegna nulla.',
        examples: icon,
        isWide: true,
      },
      {
        slug: 'cover-art',
        title: 'Copertine',
        summary: 'Disegnate: lo stesso contenuto ha sempre la stessa.',
        examples: coverArt,
        isWide: true,
      },
      { slug: 'avatar', title: 'Persone', summary: 'Le iniziali, su una tinta che non cambia mai.', examples: avatar },
      {
        slug: 'badge',
        title: 'Etichette',
        summary: 'Una parola sullo stato o sul tipo: mai solo un colore.',
        examples: badge,
      },
    ],
  },
  {
    title: 'Azioni',
    sets: [
      {
        slug: 'button',
        title: 'Pulsanti',
        summary: 'Uno solo, caldo, per l’azione che conta nella pagina.',
        examples: button,
        isWide: true,
      },
      {
        slug: 'link',
        title: 'Collegamenti',
        summary: 'Verso altri siti si annunciano e aprono una nuova scheda.',
        examples: link,
      },
      { slug: 'menu', title: 'Menù', summary: 'Le azioni dietro un pulsante.', examples: menu },
      {
        slug: 'tooltip',
        title: 'Suggerimenti',
        summary: 'Compaiono dopo 250 ms e spariscono dopo 400.',
        examples: tooltip,
      },
    ],
  },
  {
    title: 'Moduli',
    sets: [
      {
        slug: 'desk',
        title: 'Elenchi e moduli della redazione',
        summary: 'La domanda nell’indirizzo, quanti sono, perché non ce ne sono; due che scrivono insieme.',
        examples: desk,
        isWide: true,
        hasForms: true,
      },
      {
        slug: 'form',
        title: 'Modulo',
        summary: 'Gli errori in un riepilogo che porta ai campi, e accanto a ogni campo.',
        examples: form,
        isWide: true,
        hasForms: true,
      },
      { slug: 'text-field', title: 'Campi di testo', summary: 'Testo, e-mail, telefono, numero.', examples: textField },
      {
        slug: 'password-field',
        title: 'Password',
        summary: 'Si può guardare mentre si scrive.',
        examples: passwordField,
      },
      {
        slug: 'text-area',
        title: 'Testo lungo',
        summary: 'Cresce con le parole e conta quelle che restano.',
        examples: textArea,
      },
      {
        slug: 'date-field',
        title: 'Data',
        summary: 'Sul telefono la ruota del telefono, altrove un calendario italiano.',
        examples: dateField,
      },
      {
        slug: 'select',
        title: 'Scelta da un elenco',
        summary: 'L’elenco del sistema, il migliore su un telefono.',
        examples: select,
      },
      {
        slug: 'choose-field',
        title: 'Scelta di ciò che esiste',
        summary: 'Si cerca per parole: di ogni cosa scelta si vedono titolo, stato e codice.',
        examples: chooseField,
      },
      {
        slug: 'combobox',
        title: 'Scelta con ricerca',
        summary: 'Per elenchi lunghi: si scrive e si trova.',
        examples: combobox,
      },
      { slug: 'checkbox', title: 'Caselle', summary: 'Consensi e scelte multiple.', examples: checkbox },
      { slug: 'radio-group', title: 'Una fra poche', summary: 'Tutte le risposte in vista.', examples: radioGroup },
      { slug: 'switch', title: 'Interruttori', summary: 'Acceso o spento, subito.', examples: switches },
      { slug: 'file-field', title: 'File', summary: 'Si sceglie o si trascina.', examples: fileField },
    ],
  },
  {
    title: 'Contenuti',
    sets: [
      { slug: 'card', title: 'Schede', summary: 'Bianche sul fondo caldo, senza bordi.', examples: card, isWide: true },
      {
        slug: 'carousel',
        title: 'Carosello',
        summary: 'Si ferma, si scorre con la tastiera, si legge senza JavaScript.',
        examples: carousel,
        isWide: true,
      },
      {
        slug: 'accordion',
        title: 'Domande e risposte',
        summary: 'Si aprono anche senza JavaScript.',
        examples: accordion,
      },
      {
        slug: 'table',
        title: 'Tabelle',
        summary: 'Sul telefono diventano schede, o scorrono.',
        examples: table,
        isWide: true,
      },
      {
        slug: 'tabs',
        title: 'Schede di navigazione',
        summary: 'Con un indirizzo, perché il tasto indietro funzioni.',
        examples: tabs,
      },
      {
        slug: 'layout',
        title: 'Impaginazione',
        summary: 'Fasce, titoli di sezione, testo lungo.',
        examples: layout,
        isWide: true,
      },
    ],
  },
  {
    title: 'Orientarsi',
    sets: [
      {
        slug: 'page-head',
        title: 'Testata di pagina',
        summary: 'Come comincia la pagina di un’area.',
        examples: pageHead,
        isWide: true,
      },
      { slug: 'breadcrumbs', title: 'Percorso', summary: 'Dove si trova la pagina.', examples: breadcrumbs },
      { slug: 'pagination', title: 'Pagine', summary: 'I puntini saltano di tre.', examples: pagination, isWide: true },
      {
        slug: 'visually-hidden',
        title: 'Per chi ascolta',
        summary: 'Parole presenti che non si vedono.',
        examples: visuallyHidden,
      },
    ],
  },
  {
    title: 'Risposte',
    sets: [
      { slug: 'dialog', title: 'Dialoghi', summary: 'Il fuoco entra, resta e torna dov’era.', examples: dialog },
      { slug: 'toast', title: 'Messaggi brevi', summary: 'Riuscito, attenzione, errore.', examples: toast },
      { slug: 'progress', title: 'Avanzamento', summary: 'Barre e anelli.', examples: progress },
      {
        slug: 'skeleton',
        title: 'In arrivo',
        summary: 'Il posto è già quello finale: nulla si sposta.',
        examples: skeleton,
        isWide: true,
      },
      { slug: 'empty-state', title: 'Ancora nulla', summary: 'Dice perché, e che cosa fare.', examples: emptyState },
    ],
  },
]
